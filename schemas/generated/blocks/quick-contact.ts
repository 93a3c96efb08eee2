// Written by `npm run generate` from the schemas. Do not edit.
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
/**
 * A small panel on every page: call, ask for a quote by text message, see the opening hours.
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
 * Words of the call button.
 */
callLabel: string
/**
 * Words of the button that begins a text message; without them there is none.
 */
textLabel?: string
/**
 * One sentence under the heading.
 */
text?: string
/**
 * Time zone of the hours, as {{ dealer.timeZone }}.
 */
timeZone?: string
/**
 * The hours behind "Open now until 5 PM"; needs timeZone.
 */
hours?: HoursFact
}
