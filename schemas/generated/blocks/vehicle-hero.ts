// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The top of a vehicle's page: what it is, what it costs, and the cart in front of a landscape. The length of its name picks the landscape.
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
 * The vehicle. Use {{ vehicle }}.
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
 * Seats in the drawing.
 */
seats: number
/**
 * Rear row in the drawing: none, forward or facing.
 */
rearRow?: string
/**
 * Whether it is drawn with large wheels.
 */
lifted?: boolean
/**
 * Whether it is drawn with a longer frame.
 */
stretched?: boolean
/**
 * Whether it is drawn with a cargo bed.
 */
cargoBed?: boolean
/**
 * Paint color of the drawing, as #rrggbb.
 */
paint?: string
/**
 * Paint color of the roof, if it is not that of the body.
 */
roofPaint?: string
/**
 * Photograph instead of the drawing.
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
 * Two or three sentences about the vehicle.
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
/**
 * Last day of the price, if it has dates.
 */
priceUntil?: string
}
/**
 * A line below the price, such as how long it holds. May be empty.
 */
priceNote?: string
/**
 * The fixed star rating, as stars and in words.
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
 * Buttons for what to do next, most important first.
 */
actions?: CallToAction[]
}
