// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Opening hours of one scope with what is open now, and what to do.
 */
export interface OpeningHoursBlock {
/**
 * Name of the block.
 */
type: "opening-hours"
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
 * Whose hours they are, as Raritan Electric Carts Service.
 */
name?: string
/**
 * The number that is answered in these hours, as +1 and ten digits.
 */
phone?: string
/**
 * What search engines are told that keeps these hours.
 */
kind?: "service"
/**
 * Opening hours as shown.
 */
hours: OpeningHoursText[]
/**
 * The same hours as days and times.
 */
openingDays?: OpeningHoursLine[]
/**
 * Time zone of the hours, as {{ dealer.timeZone }}.
 */
timeZone?: string
/**
 * A sentence under the hours.
 */
note?: string
/**
 * What to do next.
 */
actions?: CallToAction[]
/**
 * Color of the band.
 */
tone?: ("paper" | "panel" | "night")
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
 * A link drawn as a button.
 */
export interface CallToAction {
/**
 * Words on the button.
 */
label: string
/**
 * Words after the label that are heard and not seen, where the label says nothing by itself.
 */
about?: string
/**
 * Where it leads.
 */
href: string
/**
 * Weight of the button: primary is the one thing to do, secondary an alternative, quiet a plain link.
 */
style?: ("primary" | "secondary" | "quiet")
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
}
