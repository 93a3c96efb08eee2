// Written by `npm run generate` from the schemas. Do not edit.
import type { TextLink } from '../common/text-link.ts'
/**
 * Terms in small print at the end of a page.
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
 * Heading of the terms, for screen readers.
 */
heading?: string
/**
 * The terms, in order.
 * 
 * @minItems 1
 * 
 * Items: One term.
 */
items: string[]
/**
 * Link to the full terms.
 */
links?: TextLink[]
}
