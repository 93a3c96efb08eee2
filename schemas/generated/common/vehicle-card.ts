// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from './photograph.ts'
/**
 * What a card shows of a vehicle: a record, or a list of records bound by a reference such as {{ vehicles | values }}.
 */
export interface VehicleCard {
/**
 * The record's file name.
 */
slug: string
/**
 * Address of the vehicle's sheet.
 */
href: string
/**
 * Name with the brand.
 */
name: string
/**
 * Name without the brand.
 */
model?: string
/**
 * Id of the brand.
 */
brand?: string
/**
 * Name of the brand.
 */
brandName: string
/**
 * Id of the series.
 */
series?: string
/**
 * Name of the series.
 */
seriesName: string
/**
 * Word by which the inventory filters.
 */
category?: string
/**
 * One sentence on the vehicle.
 */
summary?: string
/**
 * Price as shown.
 */
priceText: string
/**
 * Price in USD, for sorting and filtering.
 */
price: number
/**
 * Seats.
 */
seats: number
/**
 * Seats as shown.
 */
seatsText: string
/**
 * Miles per charge.
 */
range?: number
/**
 * Range as shown.
 */
rangeText: string
/**
 * Miles per hour.
 */
topSpeed?: number
/**
 * Top speed as shown.
 */
topSpeedText: string
/**
 * Which wheels are driven.
 */
driveType: string
/**
 * Badge: NEW, In Stock or Out of Stock.
 */
status: string
/**
 * Shows the NEW badge.
 */
isNew?: boolean
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
}
