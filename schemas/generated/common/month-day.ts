// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A day that comes every year.
 */
export interface MonthDay {
/**
 * Month, from 1 to 12.
 */
month: number
/**
 * Day of the month, from 1 to 31.
 */
day: number
}
