// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Least and greatest value, both included, in the unit that the key names.
 */
export interface MinMax {
/**
 * Least value.
 */
min: number
/**
 * Greatest value, at least min.
 */
max: number
}
