// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
/**
 * One set of opening hours, whether it is open now, and what to do.
 */
export interface OpeningHoursBlock {
/**
 * Name of the block.
 */
type: "opening-hours"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * Whose hours they are, such as Raritan Electric Carts Service.
 */
name?: string
/**
 * The phone number that is answered during these hours.
 */
phone?: PhoneFact
/**
 * What kind of business search engines should list with these hours.
 */
kind?: "service"
/**
 * The opening hours.
 */
hours: HoursFact
/**
 * Time zone of the hours. Use {{ dealer.timeZone }}.
 */
timeZone?: ("America/New_York" | "America/Detroit" | "America/Indiana/Indianapolis" | "America/Chicago" | "America/Denver" | "America/Boise" | "America/Phoenix" | "America/Los_Angeles" | "America/Anchorage" | "America/Adak" | "America/Puerto_Rico" | "Pacific/Honolulu")
/**
 * A sentence under the hours.
 */
note?: string
/**
 * Buttons for what to do next.
 */
actions?: CallToAction[]
}
