// Written by `npm run generate` from the schemas. Do not edit.
import type { OpeningHoursLine } from './opening-hours-line.ts'
/**
 * Opening hours through the week: lines of days in order, or always open.
 */
export interface OpeningHours {
/**
 * Lines from Monday to Sunday; every day once.
 * 
 * @minItems 1
 * @maxItems 7
 */
days?: OpeningHoursLine[]
/**
 * True where nothing ever closes.
 */
alwaysOpen?: true
}
