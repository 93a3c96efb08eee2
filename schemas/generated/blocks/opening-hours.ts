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
 * The number that is answered in these hours.
 */
phone?: PhoneFact
/**
 * What search engines are told that keeps these hours.
 */
kind?: "service"
/**
 * The opening hours.
 */
hours: HoursFact
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
/**
 * A link drawn as a button.
 */
export interface CallToAction {
/**
 * The number that the button calls; it names the number where it has no label.
 */
phone?: PhoneFact
/**
 * Words on the button.
 */
label?: string
/**
 * Words after the label that are heard and not seen, where the label says nothing by itself.
 */
about?: string
/**
 * Where it leads, unless it calls.
 */
href?: string
/**
 * Weight of the button: primary is the one thing to do, secondary an alternative, quiet a plain link.
 */
style?: ("primary" | "secondary" | "quiet")
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
}
