// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * The figures that most readers want, each with its label and a link to the section that explains it.
 */
export interface KeyFiguresBlock {
/**
 * Name of the block.
 */
type: "key-figures"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the figures.
 */
heading: string
/**
 * The figures, most wanted first.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
items: {
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
 * What it says in a few words, if the figure's own name does not fit.
 */
label?: string
/**
 * The section that explains it.
 */
href?: string
}[]
}
