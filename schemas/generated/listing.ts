// Written by `npm run generate` from the schemas. Do not edit.
/**
 * An offer of a cart, new, used or built to order. Defined for whoever keeps such offers; nothing here uses it yet.
 */
export interface Listing {
/**
 * Name of the listing in addresses.
 */
id: string
/**
 * What is offered, in a line.
 */
title: string
/**
 * What a buyer should know.
 */
description: string
/**
 * Price in US dollars.
 */
price: number
/**
 * Whether it is new, used or built to order.
 */
category: ("new" | "used" | "custom")
/**
 * Address of its picture.
 */
imageUrl: string
/**
 * Who made it.
 */
brand: string
/**
 * Which of the maker's models it is.
 */
model: string
/**
 * Model year.
 */
year?: number
/**
 * Whether it stands out among others.
 */
featured?: boolean
}
