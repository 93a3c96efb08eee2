// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A line of opening hours as shown. Use a reference such as {{ hours.store.lines }}.
 */
export interface OpeningHoursText {
/**
 * The days, such as Mon-Fri.
 */
days: string
/**
 * The hours, such as 9AM-5PM, or closed.
 */
times: string
}
