// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A phone number by the path of its fact.
 */
export interface PhoneFact {
/**
 * The path.
 */
fact: string
/**
 * The number as +1 and ten digits.
 */
value: string
/**
 * The number as shown.
 */
text: string
/**
 * What customers call it.
 */
label: string
/**
 * Link that calls it.
 */
href: string
}
