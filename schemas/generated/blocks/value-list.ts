// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The values of the business, as large statements.
 */
export interface ValueListBlock {
/**
 * Name of the block.
 */
type: "value-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The values, in order. Use {{ values }}.
 * 
 * @minItems 1
 * 
 * Items: One value.
 */
values: {
/**
 * The value in a few words.
 */
name: string
/**
 * What it means for customers.
 */
description: string
}[]
}
