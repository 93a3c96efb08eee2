// Written by `npm run generate` from the schemas. Do not edit.
/**
 * An offer of a cart: new, used or built to order. Nothing here uses this yet; it is for whoever will manage such offers.
 */
export interface Listing {
/**
 * Name of the listing in addresses.
 */
id: string
/**
 * The offer in one line.
 */
title: string
/**
 * What a buyer should know about it.
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
 * Whether to feature it.
 */
featured?: boolean
}
