// Written by `npm run generate` from the schemas. Do not edit.
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
