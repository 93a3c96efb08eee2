// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from '../common/photograph.ts'
/**
 * The series of a brand, each with its starting price, features and models.
 */
export interface SeriesListBlock {
/**
 * Name of the block.
 */
type: "series-list"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the series.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * How the series stand: showcase gives each a wide picture, for a few; catalog sets them in lines, for many.
 */
variant?: ("showcase" | "catalog")
/**
 * Words before the starting price.
 */
fromLabel?: string
/**
 * Most models that a series names; what is left over is counted after them. All where it is left out.
 */
modelLimit?: number
/**
 * Landscapes behind the carts, one for each series in order; none where it is left out.
 * 
 * Items: A landscape.
 */
scenes?: ("fairway-dawn" | "river-front" | "tree-street" | "campus-green" | "lake-dusk")[]
/**
 * The series, in order; bound by a reference such as {{ series | only: 'ev-city', 'ev-nomad' }}.
 * 
 * @minItems 1
 * 
 * Items: One series.
 */
series: {
/**
 * Id of the series, which becomes its anchor.
 */
slug: string
/**
 * Name of the series.
 */
name: string
/**
 * The series in a phrase.
 */
title: string
/**
 * The series in a sentence.
 */
description: string
/**
 * Where all of its models are listed; the count of further models leads there.
 */
inventoryHref?: string
/**
 * What to name first.
 * 
 * Items: One feature.
 */
features: string[]
/**
 * How many models it has.
 */
modelCount: number
/**
 * That count as shown.
 */
modelCountText: string
/**
 * Least price in USD.
 */
fromPrice: number
/**
 * Least price as shown.
 */
fromPriceText: string
/**
 * Its models, the least price first, which is the one drawn.
 * 
 * @minItems 1
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
}[]
}[]
/**
 * Further models of the brand that no series above holds.
 */
moreModels?: {
/**
 * Words before the models.
 */
label: string
/**
 * The models.
 * 
 * @minItems 1
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
}[]
}
}
