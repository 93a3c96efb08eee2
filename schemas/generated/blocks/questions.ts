// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Fact } from '../common/fact.ts'
/**
 * Questions that people ask, each with its answer, which opens where JavaScript is off as well.
 */
export interface QuestionsBlock {
/**
 * Name of the block.
 */
type: "questions"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading beside the questions.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The questions, in order.
 * 
 * @minItems 1
 * 
 * Items: One question.
 */
items: {
/**
 * The question.
 */
question: string
/**
 * Its answer, in Markdown.
 */
answer: string
/**
 * The figures that belong to the answer, under it.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
facts?: {
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * What it is, where its name does not do.
 */
label?: string
}[]
}[]
/**
 * Whom to ask for more.
 */
actions?: CallToAction[]
}
