// Written by `npm run generate` from the schemas. Do not edit.
import type { CallToAction } from '../common/call-to-action.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * The top of a brand's page: its wordmark, the main heading, and one cart of each series that links to the series below.
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
 * The brand, shown as a wordmark.
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
 * Buttons for what to do next, most important first.
 */
actions?: CallToAction[]
/**
 * What the row of carts is, for screen readers.
 */
seriesTitle?: string
/**
 * The series, in order. Use a reference such as {{ series | only: 'ev-city', 'ev-nomad' }}.
 * 
 * @minItems 1
 * 
 * Items: One series.
 */
series: {
/**
 * Id of the series, also its anchor on the page.
 */
slug: string
/**
 * Name of the series.
 */
name: string
/**
 * Its vehicles. The first one is drawn.
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
}
