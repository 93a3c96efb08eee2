// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A postal address.
 */
export interface PostalAddress {
/**
 * Number and street.
 */
street: string
/**
 * Town as in the postal address.
 */
city: string
/**
 * State, as two letters.
 */
state: string
/**
 * ZIP code.
 */
postalCode: string
}
