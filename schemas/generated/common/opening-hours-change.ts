// Written by `npm run generate` from the schemas. Do not edit.
import type { OpeningHoursLine } from './opening-hours-line.ts'
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
