// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Where to go from here: links, each with a sentence.
 */
export interface LinkListBlock {
/**
 * Name of the block.
 */
type: "link-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the links.
 */
heading?: string
/**
 * The links, in order.
 * 
 * @minItems 1
 * 
 * Items: A link.
 */
links: {
/**
 * Text of the link.
 */
label: string
/**
 * Where it leads.
 */
href: string
/**
 * What is there, in one sentence.
 */
text?: string
}[]
}
