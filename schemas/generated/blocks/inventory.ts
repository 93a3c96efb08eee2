// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from '../common/photograph.ts'
/**
 * All vehicles as a list that a visitor searches, filters, sorts and compares. What is chosen stands in the address of the page.
 */
export interface InventoryBlock {
/**
 * Name of the block.
 */
type: "inventory"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The page's main heading.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The vehicles; bound by {{ vehicles | values }}. A visitor who comes from another page gets them from the API.
 * 
 * Items: A vehicle, by its record.
 */
vehicles: {
/**
 * The record's file name.
 */
slug: string
/**
 * Address of the vehicle's sheet.
 */
href: string
/**
 * Name with the brand; searched.
 */
name: string
/**
 * What the vehicle is; searched.
 */
description: string
/**
 * Id of the brand, by which the list filters.
 */
brand: string
/**
 * Name of the series.
 */
seriesName?: string
/**
 * Word by which the list filters.
 */
category: string
/**
 * Price in USD, for sorting and filtering.
 */
price: number
/**
 * Price as shown.
 */
priceText: string
/**
 * Seats, for sorting.
 */
seats: number
/**
 * Seats as shown.
 */
seatsText: string
/**
 * Miles per charge, for sorting.
 */
range: number
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
driveType?: string
/**
 * Kind of motor.
 */
motorType?: string
/**
 * Chemistry of the battery.
 */
batteryType?: string
/**
 * Time for a full charge, as shown.
 */
chargingTimeText?: string
/**
 * Load that it carries, as shown.
 */
payloadText?: string
/**
 * Shows the NEW badge.
 */
isNew?: boolean
/**
 * Whether it can be bought from stock.
 */
inStock?: boolean
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
/**
 * Choices of the brand filter; bound by {{ inventory.brands }}.
 * 
 * @minItems 1
 * 
 * Items: A brand.
 */
brands: {
/**
 * Value in the address of the page; all chooses everything.
 */
value: string
/**
 * Words that the visitor sees.
 */
label: string
}[]
/**
 * Choices of the category filter; bound by {{ inventory.categories }}.
 * 
 * @minItems 1
 * 
 * Items: A category.
 */
categories: {
/**
 * Value in the address of the page; all chooses everything.
 */
value: string
/**
 * Words that the visitor sees.
 */
label: string
}[]
/**
 * Choices of the price filter; bound by {{ inventory.priceBands }}.
 * 
 * @minItems 1
 * 
 * Items: A range of prices. It leaves its limit out with below and above, and takes it in with from and to.
 */
priceBands: {
/**
 * Value in the address of the page; all chooses everything.
 */
value: string
/**
 * Words that the visitor sees.
 */
label: string
/**
 * Fits prices below this, in USD.
 */
below?: number
/**
 * Fits prices from this on, in USD.
 */
from?: number
/**
 * Fits prices up to this, in USD.
 */
to?: number
/**
 * Fits prices above this, in USD.
 */
above?: number
}[]
}
