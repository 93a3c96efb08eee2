// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
/**
 * How to reach the dealer: the main number, the hours, and every showroom with its address and phone.
 */
export interface DealerContactBlock {
/**
 * Name of the block.
 */
type: "dealer-contact"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * Name of the dealer.
 */
name: string
/**
 * The number to call.
 */
phone: PhoneFact
/**
 * Words of the call button.
 */
callLabel: string
/**
 * The showrooms; the first is the main one.
 * 
 * @minItems 1
 * 
 * Items: One showroom.
 */
showrooms: {
/**
 * Its key among the showrooms.
 */
slug?: string
/**
 * Name of the showroom.
 */
name: string
/**
 * Where it stands.
 */
address: {
/**
 * Number and street.
 */
street: string
/**
 * Town as in postal addresses.
 */
city: string
/**
 * Two letters.
 */
state: string
/**
 * ZIP code.
 */
postalCode: string
}
/**
 * Phone number as shown.
 */
phoneText: string
/**
 * Telephone link.
 */
callHref: string
/**
 * Phone number as +1 and ten digits.
 */
phone?: string
/**
 * Directions.
 */
mapUrl?: string
/**
 * Degrees north.
 */
latitude?: number
/**
 * Degrees east.
 */
longitude?: number
}[]
/**
 * Heading above the opening hours, where their name does not do.
 */
hoursTitle?: string
/**
 * The opening hours; their label stands above them.
 */
hours?: HoursFact
/**
 * Time zone of the hours, as {{ dealer.timeZone }}.
 */
timeZone?: string
/**
 * Further ways to write or visit.
 */
actions?: CallToAction[]
}
