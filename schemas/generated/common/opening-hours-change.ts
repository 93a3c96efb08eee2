// Written by `npm run generate` from the schemas. Do not edit.
import type { OpeningHoursLine } from './opening-hours-line.ts'
/**
 * A range of days with different opening hours than usual. Use a reference such as {{ hours.store.changes }}.
 */
export interface OpeningHoursChange {
/**
 * First day.
 */
from: string
/**
 * Last day. Without it, the new hours stay.
 */
until?: string
/**
 * The days as shown, such as Friday, December 25, 2026.
 */
dates: string
/**
 * The hours as shown, such as 9AM-1PM, or closed.
 */
times: string
/**
 * The hours on these days.
 */
days: OpeningHoursLine[]
}
