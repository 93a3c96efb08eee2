// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What the development server says of an address while its files are written: what is to be mended.
 */
export interface DevPage {
/**
 * The address.
 */
path: string
/**
 * True where the page is shown as it last was without a mistake.
 */
isHeld: boolean
/**
 * What is to be mended on this page, its own file first.
 */
findings: DevFinding[]
/**
 * The first of what is to be mended on other pages.
 */
elsewhere: DevPlace[]
/**
 * What is to be mended on the whole site.
 */
counts: {
/**
 * How many errors.
 */
errors: number
/**
 * How many warnings.
 */
warnings: number
}
}
/**
 * A mistake, in plain words.
 */
export interface DevFinding {
/**
 * The same for the same mistake.
 */
id: string
/**
 * Name of the rule.
 */
rule: string
/**
 * How bad it is.
 */
severity: ("error" | "warning")
place: DevPlace
/**
 * What to do.
 */
hint?: string
/**
 * The other places that take part in it.
 */
related: DevPlace[]
/**
 * What can be written at a click.
 */
changes: DevChange[]
}
/**
 * A line of an author's file, and what is said of it.
 */
export interface DevPlace {
/**
 * Path of the file within the site.
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
 * One sentence.
 */
message: string
/**
 * The line with its number, and the mark under it; empty where there is none.
 */
frame: string[]
}
/**
 * What a button writes.
 */
export interface DevChange {
/**
 * To vouch for what is typed, or to refer to the fact.
 */
kind: ("vouch" | "reference")
/**
 * Words of the button.
 */
label: string
/**
 * The lines as they will be.
 */
lines: string[]
}
