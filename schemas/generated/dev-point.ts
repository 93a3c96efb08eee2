// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The source lines of what an author points at.
 */
export interface DevPoint {
/**
 * File that it is written in.
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
 * The block and its key, such as `hero, heading`.
 */
block: string
/**
 * The facts in it.
 */
facts: DevFact[]
}
/**
 * A fact, its value and its line.
 */
export interface DevFact {
/**
 * The path as references use it.
 */
path: string
/**
 * The value as written, shortened.
 */
value: string
/**
 * File that it is written in.
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
