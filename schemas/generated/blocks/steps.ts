// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What happens step by step, as a numbered list.
 */
export interface StepsBlock {
/**
 * Name of the block.
 */
type: "steps"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the steps.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The steps, in order.
 * 
 * @minItems 1
 * 
 * Items: One step.
 */
steps: {
/**
 * The step in a few words.
 */
title: string
/**
 * One or two sentences.
 */
text: string
}[]
}
