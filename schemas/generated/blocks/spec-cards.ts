// Written by `npm run generate` from the schemas. Do not edit.
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
items: [{
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
}, ...({
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
})[]]
}
/**
 * A fact by its path. The page prints its value with unit and rate, and what customers call it.
 */
export interface Fact {
/**
 * The path.
 */
fact: string
/**
 * The fact itself.
 */
value: (number | string | boolean | {

})
/**
 * Value, unit and rate.
 */
text: string
/**
 * What customers call it.
 */
label: string
/**
 * Address that calls a phone number or writes to an email address.
 */
href?: string
}
