// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * The figures that decide between two carts, large and side by side.
 */
export interface SpecCardsBlock {
/**
 * Name of the block.
 */
type: "spec-cards"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading for those who hear the page; it is not drawn.
 */
heading?: string
/**
 * The figures, in order.
 * 
 * @minItems 1
 * @maxItems 4
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
 * What it measures, where its name does not do.
 */
label?: string
/**
 * Small drawing beside it.
 */
icon?: ("seat" | "range" | "gauge" | "drive" | "battery" | "clock" | "shield" | "tag")
}[]
}
