// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
/**
 * The opening of the rentals page: the carts for rent side by side, each with its lowest rate and the way to its plans.
 */
export interface RentalHeroBlock {
/**
 * Name of the block.
 */
type: "rental-hero"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The page's main heading.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * What to do next, the most important first.
 */
actions?: CallToAction[]
/**
 * The carts, in order; bound by a reference such as {{ rentals | values }}.
 * 
 * @minItems 1
 * 
 * Items: One cart.
 */
carts: {
/**
 * Id of the cart, also the anchor of its plans.
 */
slug: string
/**
 * Name as customers say it.
 */
name: string
/**
 * What it carries, in words.
 */
capacity?: string
/**
 * Passengers, for the drawing; not for a utility cart.
 */
seats?: number
/**
 * Drawn with a cargo bed.
 */
cargoBed?: boolean
/**
 * Paint of the drawing, as #rrggbb.
 */
paint?: string
/**
 * Lowest rate per day, as shown.
 */
fromPerDayText: string
}[]
}
