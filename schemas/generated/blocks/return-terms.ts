// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
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
items: {
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
window: Fact
/**
 * Part of the price that is kept, which is printed after the requirement.
 */
restockingFee: Fact
/**
 * What must hold for a return, before the fee: words, or words that a figure ends.
 */
requirement: (string | {
/**
 * Words before the figure.
 */
prefix: string
/**
 * The figure, which is printed with its unit.
 */
fact: Fact
})
/**
 * Further terms after the fee, in a few words each.
 * 
 * @minItems 1
 * 
 * Items: One term: words, or words that a figure ends.
 */
terms?: (string | {
/**
 * Words before the figure.
 */
prefix: string
/**
 * The figure, which is printed with its unit.
 */
fact: Fact
})[]
}[]
}
