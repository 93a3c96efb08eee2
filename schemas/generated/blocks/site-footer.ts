// Written by `npm run generate` from the schemas. Do not edit.
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
import type { TextLink } from '../common/text-link.ts'
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
 * Heading above the opening hours, where their name does not do.
 */
hoursTitle?: string
/**
 * The opening hours; their label stands above them.
 */
hours?: HoursFact
/**
 * The number to call.
 */
phone: PhoneFact
/**
 * Address for mail.
 */
email?: string
/**
 * Last line of the page.
 */
note?: string
}
