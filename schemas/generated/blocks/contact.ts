// Written by `npm run generate` from the schemas. Do not edit.
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
/**
 * How to reach the dealer, when the doors are open, and a form that sends a message.
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
 * Words of the call button.
 */
callLabel: string
/**
 * Words of the button that begins a text message; without them there is none.
 */
textLabel?: string
/**
 * The mail address.
 */
email: string
/**
 * Heading above the opening hours, where their name does not do.
 */
hoursTitle?: string
/**
 * The opening hours; their label stands above them.
 */
hours: HoursFact
/**
 * Heading of the showrooms.
 */
showroomsTitle?: string
/**
 * Where to find us; bound by {{ physicalShowrooms }}.
 * 
 * Items: A showroom.
 */
showrooms?: {
/**
 * Key of the showroom.
 */
slug?: string
/**
 * Its name.
 */
name: string
/**
 * Where it stands.
 */
address?: {
/**
 * Street and number.
 */
street: string
/**
 * City.
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
/**
 * Directions.
 */
mapUrl?: string
}[]
/**
 * Heading of the form.
 */
formHeading: string
/**
 * One or two sentences above the form, as how soon an answer comes.
 */
formText?: string
/**
 * What a link to this page may be about, by its query; bound by {{ topics }}.
 * 
 * Items: What a message is about.
 */
topics?: {
/**
 * What names it in the query of the address, as plan=four-seater-weekly, or town=edison-township after it.
 */
query: string
/**
 * The sentence that begins the message.
 */
text: string
/**
 * Whom the message goes to.
 */
interest: ("sales" | "service" | "parts" | "general")
}[]
}
