// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
import type { Photograph } from '../common/photograph.ts'
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
 * Photograph under the heading, at least 1280 pixels wide.
 */
photograph?: Photograph
/**
 * Figures beside it.
 * 
 * Items: One figure.
 */
figures?: {
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact?: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * Words in place of a figure.
 */
value?: string
/**
 * What it counts, where its name does not do.
 */
label?: string
}[]
}
