// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
/**
 * The call to action at the end of a page: a heading, a sentence and buttons on a dark panel.
 */
export interface CallToActionBlock {
/**
 * Name of the block.
 */
type: "call-to-action"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the panel.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The buttons, the most important first.
 * 
 * @minItems 1
 */
actions: CallToAction[]
/**
 * Landscape behind the words.
 */
scene?: ("fairway-dawn" | "river-front" | "tree-street" | "campus-green" | "lake-dusk")
}
