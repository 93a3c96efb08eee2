// Written by `npm run generate` from the schemas. Do not edit.
/**
 * How it all began, in large type, with the figures that came of it.
 */
export interface StoryBlock {
/**
 * Name of the block.
 */
type: "story"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * The story, in Markdown.
 */
text: string
/**
 * Figures beside it.
 * 
 * Items: One figure.
 */
figures?: {
/**
 * The figure as shown.
 */
value: string
/**
 * What it counts.
 */
label: string
}[]
}
