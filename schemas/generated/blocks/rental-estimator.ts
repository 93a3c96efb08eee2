// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Finds the cheapest combination of plans for a number of days and shows how it adds up. It needs JavaScript; without it the block is not shown.
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
 * The municipality that the page is about, which the message to reserve names; bound by {{ municipality.slug }}.
 */
town?: string
/**
 * Label of the choice of carts.
 */
cartLabel: string
/**
 * Label of the number of days.
 */
daysLabel: string
/**
 * Days that it begins with: the length of a plan, so that the figures shown are those of the plan.
 */
defaultDays: number
/**
 * Longest rental, in days.
 */
maximumDays: number
/**
 * What to do for longer rentals, and what the estimate leaves out.
 */
note?: string
/**
 * Words of the link that reserves. It leads to the contact page, whose topics say what these days cost.
 */
actionLabel: string
/**
 * The carts, in order; bound by a reference such as {{ rentals | values }}.
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
 * Price of each further day in US dollars.
 */
renewalPerDay?: number
}[]
}[]
}
