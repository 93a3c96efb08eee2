// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from './common/photograph.ts'
/**
 * A vehicle's record, pages/vehicles/<slug>.yaml. The file name is the slug. The folder's layout turns the record into a page. Motor and battery type come from the brand.
 */
export interface Vehicle {
/**
 * What the author of this file vouches for, exactly as typed: figures that come from no fact, names that are not ours, and wordings. For a page about the world, write all, alone or as an entry: then a figure is only a finding if words near it name a fact.
 */
given?: ((string | {
/**
 * The typed words.
 */
text: string
/**
 * Why it is right.
 */
reason?: string
/**
 * Web address of the source.
 */
source?: string
})[] | "all")
/**
 * True while it is being written. It is not on the site; only the preview shows it.
 */
draft?: boolean
/**
 * First day that it is on the site. Before that day, nothing may link to it.
 */
publishOn?: string
/**
 * Last day that it is on the site.
 */
until?: string
/**
 * Full name as customers say it, with the brand.
 */
name: string
/**
 * Name without the brand.
 */
model: string
/**
 * Id of the brand in site.yaml.
 */
brand: string
/**
 * Id of the brand's series in site.yaml.
 */
series: string
/**
 * Price of the vehicle in US dollars, before tax, title, registration and delivery.
 */
price: number
/**
 * Number of people it carries, including the driver.
 */
seats: number
/**
 * Miles on a full charge.
 */
range: number
/**
 * Top speed on level ground in miles per hour.
 */
topSpeed: number
/**
 * Which wheels are driven. A text about the drive refers to this key.
 */
driveType: ("2x4" | "4x4" | "Rear-Wheel Drive" | "All-Wheel Drive")
/**
 * Hours from empty to full with the included charger.
 */
chargingTime: number
/**
 * Pounds of people and cargo that it can carry.
 */
payload: number
/**
 * Whether it is in stock today. Shows as In Stock or Out of Stock, and tells search engines the same.
 */
inStock: boolean
/**
 * Whether it is a new model. Shows a NEW badge instead of the stock badge.
 */
isNew: boolean
/**
 * Last row of seats in the drawing: none, forward, or facing backward.
 */
rearRow: ("none" | "forward" | "facing")
/**
 * Whether the drawing has larger wheels and sits higher.
 */
lifted: boolean
/**
 * Whether the drawing has a longer frame, with more room in front of the first row.
 */
stretched: boolean
/**
 * Whether the drawing has a cargo bed behind the seats.
 */
cargoBed: boolean
/**
 * One sentence for cards and search results, 60 to 110 characters as shown, different for every vehicle. Search results also get the phone number. Figures refer to this record.
 */
summary: string
/**
 * Two or three sentences about how people use the vehicle and what sets it apart, 200 to 420 characters as shown. Figures refer to this record.
 */
description: string
/**
 * Eight short phrases for the features list, three to nine words each. Figures refer to this record.
 * 
 * @minItems 8
 * @maxItems 8
 */
features: string[]
/**
 * Search phrases for the page's keywords, including the vehicle's name.
 * 
 * @minItems 5
 * @maxItems 8
 */
keywords: string[]
/**
 * The manufacturer's page about the vehicle. It opens in a new tab.
 */
dealerUrl: string
/**
 * Photograph of the vehicle, from the side if you have one, at least 1280 pixels wide. Without it, the cart is drawn from the record.
 */
image?: Photograph
/**
 * More photographs, each at least 1280 pixels wide. The gallery on the vehicle's page shows them in this order, after the image.
 * 
 * @minItems 1
 * 
 * Items: A photograph of the vehicle or a part of it.
 */
photographs?: Photograph[]
/**
 * Replaces the page's metadata. By default, it comes from the name, the summary and the keywords.
 */
seo?: {
/**
 * Title of the page in search results and the browser tab.
 */
title?: string
/**
 * Meta description. The build adds the phone number.
 */
description?: string
/**
 * Search phrases instead of the record's keywords.
 * 
 * @minItems 1
 */
keywords?: string[]
/**
 * Photograph for shared links instead of the vehicle's card, cropped to 1200 by 630 pixels.
 */
image?: Photograph
}
/**
 * More paths that lead to this vehicle's page.
 * 
 * @minItems 1
 */
aliases?: string[]
}
