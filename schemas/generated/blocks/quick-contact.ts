// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A small panel on every page: call, ask for a quote by text message, see the opening hours.
 */
export interface QuickContactBlock {
/**
 * Name of the block.
 */
type: "quick-contact"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the panel.
 */
heading: string
/**
 * The phone number as shown.
 */
phone: string
/**
 * Telephone link, as {{ dealer.phone | tel }}.
 */
callHref: string
/**
 * Words of the call link.
 */
callLabel: string
/**
 * Link that starts a text message.
 */
textHref?: string
/**
 * Words of the text-message link.
 */
textLabel?: string
/**
 * Which hours are shown.
 */
hoursTitle?: string
/**
 * Opening hours.
 */
hours?: OpeningHoursText[]
/**
 * One sentence under the heading.
 */
text?: string
/**
 * The hours behind "Open now until 5 PM", as {{ hours.store.days }}; needs timeZone.
 */
openingDays?: OpeningHoursLine[]
/**
 * Time zone of the hours, as {{ dealer.timeZone }}.
 */
timeZone?: string
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
