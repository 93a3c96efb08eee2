// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A vehicle that is to be created: all that a vehicle of the API has but the id, which it is given.
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
 * What the inventory filter by category searches.
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
 * Whether the vehicle stands in a showroom.
 */
inStock: boolean
/**
 * Whether the vehicle carries the badge NEW.
 */
isNew: boolean
/**
 * Features in words.
 */
features: string[]
/**
 * Specification sheet; keys beyond these are listed as well.
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
 * Load that the vehicle carries.
 */
payload?: string
[k: string]: string | number | undefined
}
}
