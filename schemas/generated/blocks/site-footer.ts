// Written by `npm run generate` from the schemas. Do not edit.
import type { HoursFact } from '../common/hours-fact.ts'
import type { PhoneFact } from '../common/phone-fact.ts'
import type { TextLink } from '../common/text-link.ts'
/**
 * The bottom of every page: groups of links, the first municipalities, address and opening hours.
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
 * One sentence about the dealer.
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
 * Municipalities that the dealer serves. Each shows as "{name} {type} Golf Carts".
 * 
 * Items: One municipality.
 */
municipalities?: {
/**
 * Address of its page.
 */
href: string
/**
 * Name and type, such as Edison Township.
 */
fullName: string
}[]
/**
 * Heading above the opening hours, if their own name does not fit.
 */
hoursTitle?: string
/**
 * The opening hours, with their label above.
 */
hours?: HoursFact
/**
 * The number to call.
 */
phone: PhoneFact
/**
 * Email address.
 */
email?: string
/**
 * Last line of the page.
 */
note?: string
}
