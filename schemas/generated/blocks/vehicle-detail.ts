// Written by `npm run generate` from the schemas. Do not edit.
import type { PhoneFact } from '../common/phone-fact.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * One vehicle from the API, by the id in the page's address. Also shows while it loads, and if it does not exist.
 */
export interface VehicleDetailBlock {
/**
 * Name of the block.
 */
type: "vehicle-detail"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Absolute address of the site, for canonical addresses and structured data.
 */
siteUrl: string
/**
 * The dealer's name, at the end of the document's title.
 */
dealer: string
/**
 * The number for visitors without JavaScript.
 */
phone: PhoneFact
/**
 * What the API does not have about vehicles with their own page: the address, the drawing and what is estimated. Use {{ vehicles | values }}.
 * 
 * Items: A vehicle from its record.
 */
vehicles?: {
/**
 * The record's file name, which is the vehicle's id in the API.
 */
slug: string
/**
 * Address of the vehicle's page, which is the canonical one.
 */
href: string
/**
 * Its name, for the list that shows without JavaScript.
 */
name: string
/**
 * Seats in the drawing.
 */
seats: number
/**
 * Paint color of the drawing, as #rrggbb.
 */
paint?: string
/**
 * Paint color of the roof, if it is not that of the body.
 */
roofPaint?: string
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
 * Keys of its figures that are our own estimates, such as payload.
 */
estimates?: string[]
/**
 * Photograph instead of the drawing.
 */
image?: Photograph
}[]
}
