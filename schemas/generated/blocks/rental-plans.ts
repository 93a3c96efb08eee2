// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The price table of the carts for rent: each plan by its rate per day, with its total, what it saves and the way to reserve it.
 */
export interface RentalPlansBlock {
/**
 * Name of the block.
 */
type: "rental-plans"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above all carts; without it each cart is a section of its own.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * Where the plans are offered, when it is a single municipality.
 */
area?: {
/**
 * Key of the municipality, which the message to reserve a plan names.
 */
slug?: string
/**
 * Name and type.
 */
fullName: string
}
/**
 * How much is shown: full a row for each plan with everything that it says, compact a small table for each cart.
 */
layout?: ("full" | "compact")
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
 * Photograph in place of the drawing.
 */
image?: Photograph
/**
 * Who it suits, in a sentence.
 */
description?: string
/**
 * Refundable deposit, as shown.
 */
depositText?: string
/**
 * Its plans, from the shortest.
 * 
 * @minItems 1
 * 
 * Items: One plan.
 */
plans: {
/**
 * Last day of the price, where it has dates.
 */
priceUntil?: string
/**
 * Id of the plan.
 */
slug: string
/**
 * Name of the plan.
 */
title: string
/**
 * What it suits, in a sentence.
 */
description?: string
/**
 * Price of the whole period, as shown.
 */
priceText: string
/**
 * Price of the whole period in US dollars.
 */
price: number
/**
 * Length of the period in days.
 */
days: number
/**
 * Length of the period, as shown.
 */
durationText: string
/**
 * Rate per day, as shown.
 */
perDayText: string
/**
 * Rate per day in US dollars.
 */
perDay: number
/**
 * What it saves against the daily plan, as shown; empty for that plan itself.
 */
savingsText: string
/**
 * What it saves against the daily plan, in percent.
 */
savingsPercent: number
/**
 * Price of further days, in words.
 */
renewal?: string
/**
 * What it says about delivery.
 */
delivery?: string
/**
 * Short words that set it apart.
 */
badge?: string
/**
 * True for the plan that we recommend.
 */
recommended?: boolean
/**
 * Where it is reserved.
 */
href: string
}[]
}[]
/**
 * What to do after the plans.
 */
actions?: CallToAction[]
}
