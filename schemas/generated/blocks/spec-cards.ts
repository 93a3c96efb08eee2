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
 * What it measures.
 */
label: string
/**
 * The figure with its unit.
 */
value: string
/**
 * Small drawing beside it.
 */
icon?: ("seat" | "range" | "gauge" | "drive" | "battery" | "clock" | "shield" | "tag")
}, ...({
/**
 * What it measures.
 */
label: string
/**
 * The figure with its unit.
 */
value: string
/**
 * Small drawing beside it.
 */
icon?: ("seat" | "range" | "gauge" | "drive" | "battery" | "clock" | "shield" | "tag")
})[]]
}
