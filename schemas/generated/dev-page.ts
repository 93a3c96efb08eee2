// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What the development server says about an address while an author edits: what needs fixing.
 */
export interface DevPage {
/**
 * The address.
 */
path: string
/**
 * True if the browser shows the page as it was before the mistake.
 */
isHeld: boolean
/**
 * What needs fixing on this page, its own file first.
 */
findings: DevFinding[]
/**
 * The first mistakes on other pages.
 */
elsewhere: DevPlace[]
/**
 * What needs fixing on the whole site.
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
 * Stays the same for the same mistake.
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
 * The other places involved.
 */
related: DevPlace[]
/**
 * What one click can write.
 */
changes: DevChange[]
}
/**
 * A line of an author's file, and the message about it.
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
 * The line with its number, and the carets under it. Empty if there is no line.
 */
frame: string[]
}
/**
 * What a button writes.
 */
export interface DevChange {
/**
 * Whether it vouches for the typed text or refers to the fact.
 */
kind: ("vouch" | "reference")
/**
 * Label of the button.
 */
label: string
/**
 * The lines after the change.
 */
lines: string[]
}
