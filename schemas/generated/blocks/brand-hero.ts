// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The opening of a brand's page: its name set in type, the main heading, and one cart of each series, each leading to the series below.
 */
export interface BrandHeroBlock {
/**
 * Name of the block.
 */
type: "brand-hero"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Short words above the heading.
 */
badge?: string
/**
 * The brand, set as a wordmark.
 */
brandName: string
/**
 * The page's main heading.
 */
heading: string
/**
 * One to three sentences under the heading.
 */
text?: string
/**
 * What to do next, the most important first.
 */
actions?: CallToAction[]
/**
 * What the row of carts is, for those who hear the page.
 */
seriesTitle?: string
/**
 * The series, in order; bound by a reference such as {{ series | only: 'ev-city', 'ev-nomad' }}.
 * 
 * @minItems 1
 * 
 * Items: One series.
 */
series: {
/**
 * Id of the series, which is its anchor on the page.
 */
slug: string
/**
 * Name of the series.
 */
name: string
/**
 * Its vehicles; the first is drawn.
 * 
 * @minItems 1
 * 
 * Items: One vehicle.
 */
vehicles: {
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
}
