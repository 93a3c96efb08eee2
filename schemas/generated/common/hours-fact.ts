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
