// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The models of a series side by side, the one of this page marked. A series with a single model has no table.
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
 * The models, in order; bound by {{ series[vehicle.series].vehicles }}.
 * 
 * Items: One model.
 */
vehicles: {
/**
 * The record's file name.
 */
slug: string
/**
 * Address of the model's sheet.
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
 * Words that mark it.
 */
currentLabel?: string
/**
 * What to do after the table.
 */
actions?: CallToAction[]
}
