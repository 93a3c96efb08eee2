// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Minimum and maximum, both included, in the unit that the key names.
 */
export interface MinMax {
/**
 * Minimum.
 */
min: number
/**
 * Maximum; not below min.
 */
max: number
}
