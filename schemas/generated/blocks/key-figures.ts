// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * The few figures that most readers come for, each with its label and the section that explains it.
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
 * The figures, the most wanted first.
 * 
 * @minItems 1
 * 
 * Items: One figure.
 */
items: {
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
 * What it says, in a few words, where its name does not do.
 */
label?: string
/**
 * The section that explains it.
 */
href?: string
}[]
}
