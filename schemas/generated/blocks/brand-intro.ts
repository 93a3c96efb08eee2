// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What a brand is good at: a few sentences next to a list of benefits.
 */
export interface BrandIntroBlock {
/**
 * Name of the block.
 */
type: "brand-intro"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the sentences.
 */
heading: string
/**
 * The sentences, in Markdown.
 */
text: string
/**
 * The benefits, each in a phrase.
 * 
 * @minItems 1
 * 
 * Items: One benefit.
 */
points: string[]
}
