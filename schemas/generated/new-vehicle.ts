// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A vehicle to create: everything that a vehicle of the API has except the id, which the server assigns.
 */
export interface NewVehicle {
/**
 * Full model name.
 */
name: string
/**
 * Plain text for cards and the detail page.
 */
description: string
/**
 * Brand name.
 */
brand: string
/**
 * Text that the category filter of the inventory searches.
 */
category: string
/**
 * Price in USD.
 */
price: number
/**
 * Addresses of images, the main one first; may be empty.
 */
images: string[]
/**
 * Whether the vehicle is in a showroom.
 */
inStock: boolean
/**
 * Whether the vehicle has the NEW badge.
 */
isNew: boolean
/**
 * Features in words.
 */
features: string[]
/**
 * Specifications. Other keys are listed too.
 */
specifications: {
/**
 * Top speed.
 */
topSpeed?: (string | number)
/**
 * Driving range on one charge.
 */
range?: (string | number)
/**
 * Number of seats.
 */
seatingCapacity?: number
/**
 * Chemistry of the battery.
 */
batteryType?: string
/**
 * Time for a full charge.
 */
chargingTime?: string
/**
 * How much the vehicle can carry.
 */
payload?: string
[k: string]: string | number | undefined
}
}
