// Written by `npm run generate` from the schemas. Do not edit.
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
items: [string, ...(string)[]]
/**
 * Where the full terms stand.
 */
links?: TextLink[]
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
