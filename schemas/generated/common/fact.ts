// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A fact by its path. The page prints its value with unit and rate, and the name that customers know.
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
 * Link that calls a phone number or writes to an email address.
 */
href?: string
}
