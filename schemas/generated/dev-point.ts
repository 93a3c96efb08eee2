// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The lines behind what an author points at while writing.
 */
export interface DevPoint {
/**
 * File in which it is written.
 */
file: string
/**
 * From 1.
 */
line: number
/**
 * From 1.
 */
column: number
/**
 * The block, and the key in it, as `hero, heading`.
 */
block: string
/**
 * The facts that it says.
 */
facts: DevFact[]
}
/**
 * A fact, its value and its line.
 */
export interface DevFact {
/**
 * As a reference names it.
 */
path: string
/**
 * As written, shortened.
 */
value: string
/**
 * File in which it is written.
 */
file: string
/**
 * From 1.
 */
line: number
/**
 * From 1.
 */
column: number
}
