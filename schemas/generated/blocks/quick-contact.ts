// Written by `npm run generate` from the schemas. Do not edit.
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
 * The phone number as shown.
 */
phone: string
/**
 * Telephone link, as {{ dealer.phone | tel }}.
 */
callHref: string
/**
 * Words of the call link.
 */
callLabel: string
/**
 * Link that starts a text message.
 */
textHref?: string
/**
 * Words of the text-message link.
 */
textLabel?: string
/**
 * Which hours are shown.
 */
hoursTitle?: string
/**
 * Opening hours.
 */
hours?: OpeningHoursText[]
}
/**
 * A line of opening hours as shown; bound by a reference such as {{ hours.store.lines }}.
 */
export interface OpeningHoursText {
/**
 * The days, as Mon-Fri.
 */
days: string
/**
 * The times, as 9AM-5PM, or closed.
 */
times: string
}
