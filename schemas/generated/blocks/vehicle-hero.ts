// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The head of a vehicle's sheet: what it is, what it costs, and the cart in front of a landscape that the length of its name picks.
 */
export interface VehicleHeroBlock {
/**
 * Name of the block.
 */
type: "vehicle-hero"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The vehicle; bound by {{ vehicle }}.
 */
vehicle: {
/**
 * The record's file name.
 */
slug: string
/**
 * Name with the brand.
 */
name: string
/**
 * Seats of the drawing.
 */
seats: number
/**
 * Rear row of the drawing: none, forward or facing.
 */
rearRow?: string
/**
 * Drawn with large wheels.
 */
lifted?: boolean
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
 * Name of the brand.
 */
brandName: string
/**
 * Name of the series.
 */
seriesName: string
/**
 * Two or three sentences on the vehicle.
 */
description: string
/**
 * Price in USD.
 */
price: number
/**
 * Price as shown.
 */
priceText: string
}
/**
 * The fixed star rating, drawn as stars and told in words.
 */
rating?: {
/**
 * Stars out of five.
 */
stars: number
/**
 * The rating in words.
 */
label: string
}
/**
 * What to do next, the most important first.
 */
actions?: CallToAction[]
}
