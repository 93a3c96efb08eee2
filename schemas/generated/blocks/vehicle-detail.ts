// Written by `npm run generate` from the schemas. Do not edit.
import type { PhoneFact } from '../common/phone-fact.ts'
import type { Photograph } from '../common/photograph.ts'
/**
 * One vehicle as the API describes it, by the id in the address of the page: while it loads, when it is there, and when there is none.
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
 * The dealer's name, which ends the title of the document.
 */
dealer: string
/**
 * The number for visitors without JavaScript.
 */
phone: PhoneFact
/**
 * What the API does not say of the vehicles with a sheet of their own: its address and the drawing. Bound by {{ vehicles | values }}.
 * 
 * Items: A vehicle, by its record.
 */
vehicles?: {
/**
 * The record's file name, which is the vehicle's id in the API.
 */
slug: string
/**
 * Address of the vehicle's sheet, which is the canonical one.
 */
href: string
/**
 * Its name, for the list that stands here without JavaScript.
 */
name: string
/**
 * Seats of the drawing.
 */
seats: number
/**
 * Paint of the drawing, as #rrggbb.
 */
paint?: string
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
 * Photograph in place of the drawing.
 */
image?: Photograph
}[]
}
