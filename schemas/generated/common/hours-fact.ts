// Written by `npm run generate` from the schemas. Do not edit.
import type { OpeningHoursChange } from './opening-hours-change.ts'
import type { OpeningHoursLine } from './opening-hours-line.ts'
import type { OpeningHoursText } from './opening-hours-text.ts'
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
 * As shown, one line for each range of days.
 */
lines: OpeningHoursText[]
/**
 * As days and times, to tell whether it is open now. Missing if it never closes.
 */
days?: OpeningHoursLine[]
/**
 * Days with different hours, such as holidays.
 */
changes?: OpeningHoursChange[]
}
/**
 * The hours in one line.
 */
text: string
/**
 * Whose hours they are.
 */
label: string
}
