// Written by `npm run generate` from the schemas. Do not edit.
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
import type { TextLink } from '../common/text-link.ts'
/**
 * The top of every page: the dealer's name, the navigation and the call button. On a small screen, the navigation opens as a drawer from the right.
 */
export interface SiteHeaderBlock {
/**
 * Name of the block.
 */
type: "site-header"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Name of the dealer, which links to Home.
 */
name: string
/**
 * The navigation, in order.
 * 
 * @minItems 1
 */
links: TextLink[]
/**
 * Label of the call button.
 */
callLabel: string
/**
 * The number to call.
 */
phone: PhoneFact
/**
 * Time zone of the hours. Use {{ dealer.timeZone }}.
 */
timeZone?: string
/**
 * The hours for "Open now until 5PM". Needs timeZone.
 */
hours?: HoursFact
}
