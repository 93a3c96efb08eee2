// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Vehicles as cards, each with its price and its sheet.
 */
export interface VehicleGridBlock {
/**
 * Name of the block.
 */
type: "vehicle-grid"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the cards.
 */
heading?: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The vehicles, in order; bound by a reference such as {{ vehicles | values | where: 'brand', 'denago' }}.
 */
vehicles: VehicleCard[]
/**
 * How much a card shows: teaser a badge, price and link; lineup also the figures, the series and a quote link.
 */
detail?: ("teaser" | "lineup")
/**
 * What to do after the cards.
 */
actions?: CallToAction[]
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
/**
 * A link drawn as a button.
 */
export interface CallToAction {
/**
 * The number that the button calls; it names the number where it has no label.
 */
phone?: PhoneFact
/**
 * Words on the button.
 */
label?: string
/**
 * Words after the label that are heard and not seen, where the label says nothing by itself.
 */
about?: string
/**
 * Where it leads, unless it calls.
 */
href?: string
/**
 * Weight of the button: primary is the one thing to do, secondary an alternative, quiet a plain link.
 */
style?: ("primary" | "secondary" | "quiet")
/**
 * Opens in a new tab; for other sites.
 */
newTab?: boolean
}
/**
 * A phone number by the path of its fact.
 */
export interface PhoneFact {
/**
 * The path.
 */
fact: string
/**
 * The number as +1 and ten digits.
 */
value: string
/**
 * The number as shown.
 */
text: string
/**
 * What customers call it.
 */
label: string
/**
 * Address that calls it.
 */
href: string
}
