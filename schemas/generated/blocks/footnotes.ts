// Written by `npm run generate` from the schemas. Do not edit.
import type { TextLink } from '../common/text-link.ts'
/**
 * Conditions in small print at the end of a page.
 */
export interface FootnotesBlock {
/**
 * Name of the block.
 */
type: "footnotes"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the conditions for those who hear the page.
 */
heading?: string
/**
 * The conditions, in order.
 * 
 * @minItems 1
 * 
 * Items: One condition.
 */
items: string[]
/**
 * Where the full terms stand.
 */
links?: TextLink[]
}
