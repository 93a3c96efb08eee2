// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Links to the pages of municipalities.
 */
export interface MunicipalityGridBlock {
/**
 * Name of the block.
 */
type: "municipality-grid"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the links.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The municipalities, in order.
 * 
 * Items: One municipality.
 */
municipalities: {
/**
 * Address of its page.
 */
href: string
/**
 * Name without type.
 */
name: string
/**
 * City, Township or Borough.
 */
type: string
}[]
}
