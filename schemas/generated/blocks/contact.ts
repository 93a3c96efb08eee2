// Written by `npm run generate` from the schemas. Do not edit.
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
 * Where to find us; bound by {{ showrooms | values | where: 'type', 'physical' }}.
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
 * What names it in the query of the address, as plan=four-seater-weekly.
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
 * Address that calls it.
 */
href: string
}
/**
 * Opening hours by the path of their fact.
 */
export interface HoursFact {
/**
 * The path.
 */
fact: string
/**
 * The hours.
 */
value: {
/**
 * As shown, a line for each run of days.
 */
lines: OpeningHoursText[]
/**
 * As days and times, for what is open now; none where nothing ever closes.
 */
days?: OpeningHoursLine[]
/**
 * Days on which they differ, as a holiday.
 */
changes?: OpeningHoursChange[]
}
/**
 * The hours in a line.
 */
text: string
/**
 * Whose hours they are.
 */
label: string
}
/**
 * A line of opening hours as shown; bound by a reference such as {{ hours.store.lines }}.
 */
export interface OpeningHoursText {
/**
 * The days, as Mon-Fri.
 */
days: string
/**
 * The times, as 9AM-5PM, or closed.
 */
times: string
}
/**
 * A day, or a run of days, with its times: either opens and closes, or closed.
 */
export interface OpeningHoursLine {
/**
 * First day of the run, or the only one.
 */
from: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")
/**
 * Last day of the run; leave out for a single day.
 */
to?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")
/**
 * Time of opening.
 */
opens?: string
/**
 * Time of closing.
 */
closes?: string
/**
 * True for days without opening times.
 */
closed?: true
/**
 * What is offered on a closed day, printed in place of "closed".
 */
note?: string
}
/**
 * A run of days on which opening hours differ from those of other weeks; bound by a reference such as {{ hours.store.changes }}.
 */
export interface OpeningHoursChange {
/**
 * First day.
 */
from: string
/**
 * Last day; without one they stay.
 */
until?: string
/**
 * The days as shown, as Friday, December 25.
 */
dates: string
/**
 * The times as shown, as 9AM-1PM, or closed.
 */
times: string
/**
 * The lines that hold on them.
 */
days: OpeningHoursLine[]
}
