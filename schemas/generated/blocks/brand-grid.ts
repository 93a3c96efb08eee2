// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The brands: a panel for each that has a page of its own, then the names of the others.
 */
export interface BrandGridBlock {
/**
 * Name of the block.
 */
type: "brand-grid"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * Brands that have a page of their own, in order.
 * 
 * @minItems 1
 * 
 * Items: One brand.
 */
brands: [{
/**
 * Name of the brand, set as its wordmark.
 */
name: string
/**
 * Address of the brand's page.
 */
href: string
/**
 * Words of the link to it.
 */
linkLabel: string
/**
 * The brand in a few words.
 */
tagline: string
/**
 * One or two sentences on it.
 */
text?: string
/**
 * Figures of the brand: how many models, from which price.
 * 
 * Items: One figure.
 */
figures?: {
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact?: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * Words in place of a figure.
 */
value?: string
/**
 * What it is, where its name does not do.
 */
label?: string
}[]
/**
 * A vehicle that stands for the brand, as {{ vehicles.denago-ev-rover-xl }}.
 */
vehicle?: VehicleCard
}, ...({
/**
 * Name of the brand, set as its wordmark.
 */
name: string
/**
 * Address of the brand's page.
 */
href: string
/**
 * Words of the link to it.
 */
linkLabel: string
/**
 * The brand in a few words.
 */
tagline: string
/**
 * One or two sentences on it.
 */
text?: string
/**
 * Figures of the brand: how many models, from which price.
 * 
 * Items: One figure.
 */
figures?: {
/**
 * The figure, which is printed with its unit, rate and label.
 */
fact?: Fact
/**
 * Words before the figure, as Over or From.
 */
prefix?: string
/**
 * Words after the figure, or a plus.
 */
suffix?: string
/**
 * Words in place of a figure.
 */
value?: string
/**
 * What it is, where its name does not do.
 */
label?: string
}[]
/**
 * A vehicle that stands for the brand, as {{ vehicles.denago-ev-rover-xl }}.
 */
vehicle?: VehicleCard
})[]]
/**
 * Words before the names of the other brands.
 */
othersTitle?: string
/**
 * Names of further brands, as {{ otherBrands }}.
 * 
 * Items: Name of a brand.
 */
others?: string[]
}
/**
 * A fact by its path. The page prints its value with unit and rate, and what customers call it.
 */
export interface Fact {
/**
 * The path.
 */
fact: string
/**
 * The fact itself.
 */
value: (number | string | boolean | {

})
/**
 * Value, unit and rate.
 */
text: string
/**
 * What customers call it.
 */
label: string
/**
 * Address that calls a phone number or writes to an email address.
 */
href?: string
}
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
/**
 * A photograph that the editor has put into pages/images.
 */
export interface Photograph {
/**
 * Name of the file in pages/images.
 */
file: string
/**
 * What the photograph shows, for those who cannot see it.
 */
alt: string
/**
 * The files that the build makes of it.
 */
renditions?: {
/**
 * Address without width and ending; a width and .avif or .webp makes it whole.
 */
address: string
/**
 * The widths that there are, the least first, in pixels.
 * 
 * Items: One width.
 */
widths: number[]
/**
 * Address of the file for browsers that know neither AVIF nor WebP.
 */
fallback: string
/**
 * Width of the largest, in pixels.
 */
width: number
/**
 * Height of the largest, in pixels.
 */
height: number
/**
 * A few pixels of it as a data: address, shown until it is there.
 */
preview?: string
}
}
