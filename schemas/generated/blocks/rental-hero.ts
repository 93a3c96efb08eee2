// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The top of the rentals page: the rental carts side by side, each with its lowest rate and a link to its plans.
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
 * Buttons for what to do next, most important first.
 */
actions?: CallToAction[]
/**
 * The carts, in order. Use a reference such as {{ rentals | values }}.
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
 * Number of people, for the drawing. Not for a utility cart.
 */
seats?: number
/**
 * Whether it is drawn with a cargo bed.
 */
cargoBed?: boolean
/**
 * Paint color of the drawing, as #rrggbb.
 */
paint?: string
/**
 * Photograph instead of the drawing.
 */
image?: Photograph
/**
 * Lowest rate per day, as shown.
 */
fromPerDayText: string
}[]
}
