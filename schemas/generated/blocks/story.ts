// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
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
 * 
 * Items: One figure.
 */
figures?: {
/**
 * The figure. The page prints it with its unit, rate and label.
 */
fact?: Fact
/**
 * Words before it, such as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * Words instead of a figure.
 */
value?: string
/**
 * What it counts, if the figure's own name does not fit.
 */
label?: string
}[]
}
