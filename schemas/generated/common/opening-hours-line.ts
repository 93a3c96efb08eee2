// Written by `npm run generate` from the schemas. Do not edit.
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
