// Written by `npm run generate` from the schemas. Do not edit.
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
import type { PostalAddress } from '../common/postal-address.ts'
/**
 * How to reach the dealer, the opening hours, and a contact form.
 */
export interface ContactBlock {
/**
 * Name of the block.
 */
type: "contact"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The page's main heading.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The number to call.
 */
phone: PhoneFact
/**
 * Label of the call button.
 */
callLabel: string
/**
 * Label of the button that starts a text message. Leave it out for no button.
 */
textLabel?: string
/**
 * The email address.
 */
email: string
/**
 * Heading above the opening hours, if their own name does not fit.
 */
hoursTitle?: string
/**
 * The opening hours, with their label above.
 */
hours: HoursFact
/**
 * Heading of the showrooms.
 */
showroomsTitle?: string
/**
 * Where to find us. Use {{ physicalShowrooms }}.
 * 
 * Items: A showroom.
 */
showrooms?: {
/**
 * Its name.
 */
name: string
address?: PostalAddress
/**
 * Its opening hours, if they are not those of the main showroom.
 */
specialHours?: string
/**
 * Link to directions.
 */
mapUrl?: string
}[]
/**
 * Heading of the form.
 */
formHeading: string
/**
 * One or two sentences above the form, such as how soon an answer comes.
 */
formText?: string
/**
 * What a link to this page can be about, by its query. Use {{ topics }}.
 * 
 * Items: What a message is about.
 */
topics?: {
/**
 * Its part of the address's query, such as plan=four-seater-weekly or town=edison-township.
 */
query: string
/**
 * The sentence that starts the message.
 */
text: string
/**
 * Who gets the message.
 */
interest: ("sales" | "service" | "parts" | "general")
}[]
}
