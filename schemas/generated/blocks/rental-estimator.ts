// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from '../common/photograph.ts'
/**
 * Finds the cheapest combination of plans for a number of days and shows how it adds up. Without JavaScript, the block is hidden.
 */
export interface RentalEstimatorBlock {
/**
 * Name of the block.
 */
type: "rental-estimator"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above it.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The municipality that the page is about. The reservation message names it. Use {{ municipality.slug }}.
 */
town?: string
/**
 * Label above the carts to choose from.
 */
cartLabel: string
/**
 * Label of the number of days.
 */
daysLabel: string
/**
 * Number of days to start with. Use the length of a plan, so that the figures match the plan.
 */
defaultDays: number
/**
 * Longest rental, in days.
 */
maximumDays: number
/**
 * What to do for a longer rental, and what the estimate does not include.
 */
note?: string
/**
 * Text of the reservation link. It leads to the contact page, where the message says what these days cost.
 */
actionLabel: string
/**
 * The carts, in order. Use a reference such as {{ rentals | values }}.
 * 
 * @minItems 1
 * 
 * Items: One cart with its plans.
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
 * Its plans.
 * 
 * @minItems 1
 * 
 * Items: One plan.
 */
plans: {
/**
 * Id of the plan.
 */
slug: string
/**
 * Name of the plan.
 */
title: string
/**
 * Price of the whole period in US dollars.
 */
price: number
/**
 * Length of the period in days.
 */
days: number
/**
 * Price of each extra day in US dollars.
 */
renewalPerDay?: number
}[]
}[]
}
