// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The price table of the rental carts: for each plan, its rate per day, its total, its savings and a link to reserve it.
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
 * Heading above all carts. Without it, each cart is its own section.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The municipality where the plans are offered, if there is only one.
 */
area?: {
/**
 * Key of the municipality. The reservation message names it.
 */
slug?: string
/**
 * Name and type.
 */
fullName: string
}
/**
 * How much to show: full has a row for each plan with all its details, compact has a small table for each cart.
 */
layout?: ("full" | "compact")
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
 * What it can carry, in words.
 */
capacity?: string
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
 * Who it is for, in one sentence.
 */
description?: string
/**
 * Refundable deposit, as shown.
 */
depositText?: string
/**
 * Its plans, shortest first.
 * 
 * @minItems 1
 * 
 * Items: One plan.
 */
plans: {
/**
 * Last day of the price, if it has dates.
 */
priceUntil?: string
/**
 * Until when the price holds, in words.
 */
priceNote?: string
/**
 * Id of the plan.
 */
slug: string
/**
 * Name of the plan.
 */
title: string
/**
 * What it is good for, in one sentence.
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
 * What it saves compared with the daily plan, as shown. Empty for the daily plan.
 */
savingsText: string
/**
 * What it saves compared with the daily plan, in percent.
 */
savingsPercent: number
/**
 * Price of extra days, in words.
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
 * True for the recommended plan.
 */
recommended?: boolean
/**
 * Link to reserve it.
 */
href: string
}[]
}[]
/**
 * Buttons below the plans.
 */
actions?: CallToAction[]
}
