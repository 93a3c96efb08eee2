// Written by `npm run generate` from the schemas. Do not edit.
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
/**
 * A small panel on every page: call, text for a quote, see the opening hours.
 */
export interface QuickContactBlock {
/**
 * Name of the block.
 */
type: "quick-contact"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the panel.
 */
heading: string
/**
 * The number to call.
 */
phone: PhoneFact
/**
 * Label of the call button.
 */
callLabel: string
/**
 * Label of the button that starts a text message. Leave it out for no button.
 */
textLabel?: string
/**
 * One sentence under the heading.
 */
text?: string
/**
 * Time zone of the hours. Use {{ dealer.timeZone }}.
 */
timeZone?: string
/**
 * The hours for "Open now until 5PM". Needs timeZone.
 */
hours?: HoursFact
}
