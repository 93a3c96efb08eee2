// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from './common/photograph.ts'
/**
 * A vehicle's record, pages/vehicles/<slug>.yaml. The file's name is the slug; the layout of the folder turns the record into a page. Motor and battery type are derived from the brand.
 */
export interface Vehicle {
/**
 * What the author of this file vouches for, as it is typed: figures that come from no fact, names that are not ours, wordings. Or all, alone or as an entry, for a page about the world: then only figures whose near words name a fact are findings.
 */
given?: ("all" | (string | {
/**
 * The typed words.
 */
text: string
/**
 * Why it is right.
 */
reason?: string
/**
 * Address where it can be looked up.
 */
source?: string
})[])
/**
 * True while it is being written: it is not on the site, and is shown by preview alone.
 */
draft?: boolean
/**
 * First day on which it is on the site; before, nothing may link to it.
 */
publishOn?: string
/**
 * Last day on which it is on the site.
 */
until?: string
/**
 * Full name as a customer says it, with the brand.
 */
name: string
/**
 * Name without the brand.
 */
model: string
/**
 * Id of the brand, as site.yaml lists it.
 */
brand: string
/**
 * Id of the brand's series, as site.yaml lists it.
 */
series: string
/**
 * Price of the vehicle in US dollars, before tax and delivery.
 */
price: number
/**
 * Number of people it carries, driver included.
 */
seats: number
/**
 * Distance on a full charge, in miles.
 */
range: number
/**
 * Highest speed on level ground, in miles per hour.
 */
topSpeed: number
/**
 * Driven wheels. Copy that speaks of the drive refers to this field.
 */
driveType: ("2x4" | "4x4" | "Rear-Wheel Drive" | "All-Wheel Drive")
/**
 * Time from empty to full on the supplied charger, in hours.
 */
chargingTime: number
/**
 * Weight of people and goods that it carries, in pounds.
 */
payload: number
/**
 * Whether it can be bought from stock today. Shown as In Stock or Out of Stock, and as the offer's availability.
 */
inStock: boolean
/**
 * Whether it is new to the range. Shown as a NEW badge, in place of the stock badge.
 */
isNew: boolean
/**
 * Last row of seats in the drawing: none, forward, or facing the rear.
 */
rearRow: ("none" | "forward" | "facing")
/**
 * Whether the drawing shows larger wheels and a higher stance.
 */
lifted: boolean
/**
 * Whether the drawing shows a cargo bed behind the seats.
 */
cargoBed: boolean
/**
 * One sentence for cards and the meta description, 60 to 110 characters as shown and different for every vehicle. The call number is appended to the meta description. Figures refer to this record.
 */
summary: string
/**
 * Two or three sentences on how the vehicle is used and what sets it apart, 200 to 420 characters as shown. Figures refer to this record.
 */
description: string
/**
 * Eight short phrases for the features grid, each three to nine words. Figures refer to this record.
 * 
 * @minItems 8
 * @maxItems 8
 */
features: string[]
/**
 * Search phrases for the page's keywords, the vehicle's name among them.
 * 
 * @minItems 5
 * @maxItems 8
 */
keywords: string[]
/**
 * The manufacturer's page about the vehicle, opened in a new tab.
 */
dealerUrl: string
/**
 * Photograph of the vehicle, from the side where there is one, at least 1280 pixels wide. The cart is drawn from the record where it is left out.
 */
image?: Photograph
/**
 * Further photographs, in the order in which the gallery of the sheet shows them after the image; each at least 1280 pixels wide.
 * 
 * @minItems 1
 * 
 * Items: A photograph of the vehicle, or of a part of it.
 */
photographs?: Photograph[]
/**
 * Overrides of the page's metadata, which otherwise come from the name, the summary and the keywords.
 */
seo?: {
/**
 * Title of the page for search results and the browser tab.
 */
title?: string
/**
 * Meta description without the call number, which is appended.
 */
description?: string
/**
 * Search phrases in place of the record's own.
 * 
 * @minItems 1
 */
keywords?: string[]
/**
 * Photograph for shared links in place of the vehicle's card, cut to 1200 by 630 pixels.
 */
image?: Photograph
}
/**
 * Further addresses that lead to this vehicle's page, as site paths.
 * 
 * @minItems 1
 */
aliases?: string[]
}
