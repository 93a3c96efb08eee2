// Written by `npm run generate` from the schemas. Do not edit.
import type { Fact } from '../common/fact.ts'
/**
 * What can be returned, side by side: how long, in what condition and for what fee. Search engines get the same.
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
 * Sentence after the terms that says which purchases they apply to.
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
 * What to return.
 */
name: string
/**
 * The section of the page with the rest.
 */
href: string
/**
 * Whether the goods are sold new or used.
 */
condition: ("new" | "used")
/**
 * Number of days to return it.
 */
window: Fact
/**
 * Part of the price that the dealer keeps. It is printed after the requirement.
 */
restockingFee: Fact
/**
 * The condition for a return, before the fee: words, or words that end with a figure.
 */
requirement: (string | {
/**
 * Words before the figure.
 */
prefix: string
/**
 * The figure. The page prints it with its unit.
 */
fact: Fact
})
/**
 * More terms after the fee, a few words each.
 * 
 * @minItems 1
 * 
 * Items: One term: words, or words that end with a figure.
 */
terms?: (string | {
/**
 * Words before the figure.
 */
prefix: string
/**
 * The figure. The page prints it with its unit.
 */
fact: Fact
})[]
}[]
}
