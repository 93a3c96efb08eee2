// Written by `npm run generate` from the schemas. Do not edit.
import type { FactInWords } from '../common/fact-in-words.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * How it all began, in large type, with the figures of today.
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
 * Photograph under the heading, at least 1280 pixels wide.
 */
photograph?: Photograph
/**
 * Figures next to it.
 */
figures?: FactInWords[]
}
