// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A day, or a range of days, with its hours: either opens and closes, or closed.
 */
export interface OpeningHoursLine {
/**
 * First day of the range, or the only day.
 */
from: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")
/**
 * Last day of the range. Leave it out for a single day.
 */
to?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")
/**
 * Opening time.
 */
opens?: string
/**
 * Closing time.
 */
closes?: string
/**
 * True if closed on these days.
 */
closed?: true
/**
 * What you offer on a closed day, such as emergency service. It replaces the word "closed", and an open day has none.
 */
note?: string
}
