// Written by `npm run generate` from the schemas. Do not edit.
import type { OpeningHoursLine } from './opening-hours-line.ts'
/**
 * Opening hours of the week: days in order, or always open.
 */
export interface OpeningHours {
/**
 * Lines from Monday to Sunday. Each day appears once.
 * 
 * @minItems 1
 * @maxItems 7
 */
days?: OpeningHoursLine[]
/**
 * True if it never closes.
 */
alwaysOpen?: true
}
