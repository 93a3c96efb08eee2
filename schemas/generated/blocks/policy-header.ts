// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The top of a page to read: its main heading and a summary.
 */
export interface PolicyHeaderBlock {
/**
 * Name of the block.
 */
type: "policy-header"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The page's main heading.
 */
heading: string
/**
 * The policy in one or two sentences.
 */
summary?: string
}
