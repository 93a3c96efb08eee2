// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The models of a series side by side, with this page's model marked. A series with only one model has no table.
 */
export interface SeriesTableBlock {
/**
 * Name of the block.
 */
type: "series-table"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the table.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The models, in order. Use {{ series[vehicle.series].vehicles }}.
 * 
 * Items: One model.
 */
vehicles: {
/**
 * The record's file name.
 */
slug: string
/**
 * Address of the model's page.
 */
href: string
/**
 * Name without the brand.
 */
model: string
/**
 * Name with the brand.
 */
name: string
/**
 * Number of seats, also in the drawing.
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
 * Seats as shown.
 */
seatsText: string
/**
 * Range as shown.
 */
rangeText: string
/**
 * Price as shown.
 */
priceText: string
}[]
/**
 * Slug of the model that this page is about.
 */
current?: string
/**
 * Label that marks it.
 */
currentLabel?: string
/**
 * Buttons below the table.
 */
actions?: CallToAction[]
}
