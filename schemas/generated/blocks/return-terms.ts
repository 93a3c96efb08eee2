// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What may be returned, side by side: how long, in which condition and at which fee. Search engines are told the same.
 */
export interface ReturnTermsBlock {
/**
 * Name of the block.
 */
type: "return-terms"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the terms.
 */
heading: string
/**
 * Sentence after the terms that says which purchases they are for.
 */
scope?: string
/**
 * The kinds of goods.
 * 
 * @minItems 1
 * 
 * Items: One kind of goods.
 */
items: [{
/**
 * What is returned.
 */
name: string
/**
 * The section of the page that says the rest.
 */
href: string
/**
 * Whether the goods are sold new or used.
 */
condition: ("new" | "used")
/**
 * Days in which it may be returned.
 */
windowDays: number
/**
 * The same as shown.
 */
window: string
/**
 * Part of the price that is kept.
 */
restockingFeePercent: number
/**
 * The terms in a few words each, the restocking fee among them.
 * 
 * @minItems 1
 * 
 * Items: One term.
 */
terms: [string, ...(string)[]]
}, ...({
/**
 * What is returned.
 */
name: string
/**
 * The section of the page that says the rest.
 */
href: string
/**
 * Whether the goods are sold new or used.
 */
condition: ("new" | "used")
/**
 * Days in which it may be returned.
 */
windowDays: number
/**
 * The same as shown.
 */
window: string
/**
 * Part of the price that is kept.
 */
restockingFeePercent: number
/**
 * The terms in a few words each, the restocking fee among them.
 * 
 * @minItems 1
 * 
 * Items: One term.
 */
terms: [string, ...(string)[]]
})[]]
}
