// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Fact } from '../common/fact.ts'
/**
 * Frequently asked questions. The answers also open without JavaScript.
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
 * Heading next to the questions.
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
 * Figures for the answer, shown below it.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
facts?: {
/**
 * The figure. The page prints it with its unit, rate and label.
 */
fact: Fact
/**
 * Words before it, such as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * What it is, if the figure's own name does not fit.
 */
label?: string
}[]
}[]
/**
 * Who to ask for more.
 */
actions?: CallToAction[]
}
