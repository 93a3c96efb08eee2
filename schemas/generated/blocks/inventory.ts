// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from '../common/photograph.ts'
/**
 * All vehicles as a list to search, filter, sort and compare. The page's address keeps what the visitor has chosen.
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
 * The vehicles. Use {{ vehicles | values }}. A visitor who comes from another page gets them from the API.
 * 
 * Items: A vehicle from its record.
 */
vehicles: {
/**
 * The record's file name.
 */
slug: string
/**
 * Address of the vehicle's page.
 */
href: string
/**
 * Name with the brand. The search looks here.
 */
name: string
/**
 * What the vehicle is. The search looks here.
 */
description: string
/**
 * Id of the brand, which the list filters by.
 */
brand: string
/**
 * Word that the list filters by.
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
 * How much it can carry, as shown.
 */
payloadText?: string
/**
 * Keys of its figures that are our own estimates, such as payload.
 */
estimates?: string[]
/**
 * Whether it has the NEW badge.
 */
isNew?: boolean
/**
 * Whether it is in stock.
 */
inStock?: boolean
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
}[]
/**
 * Choices of the brand filter. Use {{ inventory.brands }}.
 * 
 * @minItems 1
 * 
 * Items: A brand.
 */
brands: {
/**
 * Value in the page's address; all selects everything.
 */
value: string
/**
 * Label that visitors see.
 */
label: string
}[]
/**
 * Choices of the category filter. Use {{ inventory.categories }}.
 * 
 * @minItems 1
 * 
 * Items: A category.
 */
categories: {
/**
 * Value in the page's address; all selects everything.
 */
value: string
/**
 * Label that visitors see.
 */
label: string
}[]
/**
 * Choices of the price filter. Use {{ inventory.priceBands }}.
 * 
 * @minItems 1
 * 
 * Items: A range of prices. The limits below and above are excluded; from and to are included.
 */
priceBands: {
/**
 * Value in the page's address; all selects everything.
 */
value: string
/**
 * Label that visitors see.
 */
label: string
/**
 * Matches prices below this, in USD.
 */
below?: number
/**
 * Matches prices of this or more, in USD.
 */
from?: number
/**
 * Matches prices of this or less, in USD.
 */
to?: number
/**
 * Matches prices above this, in USD.
 */
above?: number
}[]
}
