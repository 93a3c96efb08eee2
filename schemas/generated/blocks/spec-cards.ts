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
 * Heading for screen readers only.
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
 * What it measures, if the figure's own name does not fit.
 */
label?: string
/**
 * Icon next to it.
 */
icon?: ("seat" | "range" | "gauge" | "drive" | "battery" | "clock" | "shield" | "tag")
}[]
}
