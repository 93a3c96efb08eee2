// Written by `npm run generate` from the schemas. Do not edit.
import type { PostalAddress } from '../common/postal-address.ts'
/**
 * The showrooms in a few lines each: name, address and phone.
 */
export interface ShowroomListBlock {
/**
 * Name of the block.
 */
type: "showroom-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the showrooms.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The showrooms. Use {{ physicalShowrooms }}.
 * 
 * @minItems 1
 * 
 * Items: A showroom.
 */
showrooms: {
/**
 * Its name.
 */
name: string
address?: PostalAddress
/**
 * Its phone number as shown.
 */
phoneText: string
/**
 * Phone link.
 */
callHref: string
}[]
}
