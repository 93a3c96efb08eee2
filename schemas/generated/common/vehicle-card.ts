// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from './photograph.ts'
/**
 * What a card shows about a vehicle. Use a reference to a record, or to a list of records such as {{ vehicles | values }}.
 */
export interface VehicleCard {
/**
 * The record's file name.
 */
slug: string
/**
 * Address of the vehicle's page.
 */
href: string
/**
 * Name with the brand.
 */
name: string
/**
 * Name of the brand.
 */
brandName: string
/**
 * Name of the series.
 */
seriesName: string
/**
 * Price as shown.
 */
priceText: string
/**
 * Seats.
 */
seats: number
/**
 * Seats as shown.
 */
seatsText: string
/**
 * Range as shown.
 */
rangeText: string
/**
 * Top speed as shown.
 */
topSpeedText: string
/**
 * Which wheels are driven.
 */
driveType: string
/**
 * Whether it has the NEW badge.
 */
isNew?: boolean
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
 * Photograph instead of the drawing.
 */
image?: Photograph
}
