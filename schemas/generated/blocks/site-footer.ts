// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Groups of links, the first municipalities, address and opening hours, at the bottom of every page.
 */
export interface SiteFooterBlock {
/**
 * Name of the block.
 */
type: "site-footer"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Name of the dealer.
 */
name: string
/**
 * One sentence on the dealer.
 */
text?: string
/**
 * Groups of links.
 * 
 * Items: One group.
 */
groups: {
/**
 * Heading of the group.
 */
title: string
/**
 * The links, in order.
 */
links: TextLink[]
}[]
/**
 * Heading above the municipalities.
 */
areaTitle?: string
/**
 * Municipalities that are served; each is shown as "{name} {type} Golf Carts".
 * 
 * Items: One municipality.
 */
municipalities?: {
/**
 * Address of its page.
 */
href: string
/**
 * Name and type, as Edison Township.
 */
fullName: string
}[]
/**
 * Heading above the opening hours, which names whose hours they are.
 */
hoursTitle?: string
/**
 * Opening hours.
 */
hours?: OpeningHoursText[]
/**
 * The phone number as shown.
 */
phone: string
/**
 * Telephone link, as {{ dealer.phone | tel }}.
 */
callHref: string
/**
 * Address for mail.
 */
email?: string
/**
 * Last line of the page.
 */
note?: string
}
/**
 * A link with its words.
 */
export interface TextLink {
/**
 * Words of the link.
 */
label: string
/**
 * Where it leads.
 */
href: string
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
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
