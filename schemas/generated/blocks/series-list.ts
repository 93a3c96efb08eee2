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
 * How the series look: showcase gives each a wide picture, for a few series. Catalog lists them in lines, for many.
 */
variant?: ("showcase" | "catalog")
/**
 * Words before the starting price.
 */
fromLabel?: string
/**
 * How many models to name for each series. The rest are counted after them. Leave it out to name all.
 */
modelLimit?: number
/**
 * Landscapes behind the carts, one for each series in order. Leave it out for none.
 * 
 * Items: A landscape.
 */
scenes?: ("fairway-dawn" | "river-front" | "tree-street" | "campus-green" | "lake-dusk")[]
/**
 * The series, in order. Use a reference such as {{ series | only: 'ev-city', 'ev-nomad' }}.
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
 * The series in one sentence.
 */
description: string
/**
 * Link to the list of all its models, for the count of the rest.
 */
inventoryHref?: string
/**
 * Its main features.
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
 * Lowest price in USD.
 */
fromPrice: number
/**
 * Lowest price as shown.
 */
fromPriceText: string
/**
 * Its models, cheapest first. The first one is drawn.
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
}[]
}[]
/**
 * More models of the brand that are in no series above.
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
 * Address of the model's page.
 */
href: string
/**
 * Name without the brand.
 */
model: string
}[]
}
}
