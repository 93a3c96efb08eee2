// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The line above a policy that says from when it applies.
 */
export interface EffectiveDateBlock {
/**
 * Name of the block.
 */
type: "effective-date"
/**
 * Anchor of the line, for links within the page.
 */
id?: string
/**
 * Words before the date.
 */
label: string
/**
 * The date.
 */
date: Fact
}
/**
 * A fact by its path. The page prints its value with unit and rate, and what customers call it.
 */
export interface Fact {
/**
 * The path.
 */
fact: string
/**
 * The fact itself.
 */
value: (number | string | boolean | {

})
/**
 * Value, unit and rate.
 */
text: string
/**
 * What customers call it.
 */
label: string
/**
 * Address that calls a phone number or writes to an email address.
 */
href?: string
}
