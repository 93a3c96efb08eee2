// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
import type { PostalAddress } from '../common/postal-address.ts'
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
 * Label of the call button.
 */
callLabel: string
/**
 * The showrooms. The first is the main one.
 * 
 * @minItems 1
 * 
 * Items: One showroom.
 */
showrooms: {
/**
 * Name of the showroom.
 */
name: string
address: PostalAddress
/**
 * Phone number as shown.
 */
phoneText: string
/**
 * Phone link.
 */
callHref: string
/**
 * Its opening hours, if they are not those of the main showroom.
 */
specialHours?: string
/**
 * Link to directions.
 */
mapUrl?: string
/**
 * Degrees north, to four decimals.
 */
latitude?: number
/**
 * Degrees east to four decimals, so negative in America.
 */
longitude?: number
}[]
/**
 * Heading above the opening hours, if their own name does not fit.
 */
hoursTitle?: string
/**
 * The opening hours, with their label above.
 */
hours?: HoursFact
/**
 * Time zone of the hours. Use {{ dealer.timeZone }}.
 */
timeZone?: ("America/New_York" | "America/Detroit" | "America/Indiana/Indianapolis" | "America/Chicago" | "America/Denver" | "America/Boise" | "America/Phoenix" | "America/Los_Angeles" | "America/Anchorage" | "America/Adak" | "America/Puerto_Rico" | "Pacific/Honolulu")
/**
 * Other ways to write or visit.
 */
actions?: CallToAction[]
}
