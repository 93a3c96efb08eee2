// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The models of a series side by side, the one of this page marked. A series with a single model has no table.
 */
export interface SeriesTableBlock {
/**
 * Name of the block.
 */
type: "series-table"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the table.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The models, in order; bound by {{ series[vehicle.series].vehicles }}.
 * 
 * Items: One model.
 */
vehicles: {
/**
 * The record's file name.
 */
slug: string
/**
 * Address of the model's sheet.
 */
href: string
/**
 * Name without the brand.
 */
model: string
/**
 * Name with the brand.
 */
name: string
/**
 * Seats of the drawing.
 */
seats: number
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
 * Paint of the drawing, as #rrggbb.
 */
paint?: string
/**
 * Photograph in place of the drawing.
 */
image?: Photograph
/**
 * Seats as shown.
 */
seatsText: string
/**
 * Range as shown.
 */
rangeText: string
/**
 * Price as shown.
 */
priceText: string
}[]
/**
 * Slug of the model that this page is about.
 */
current?: string
/**
 * Words that mark it.
 */
currentLabel?: string
/**
 * What to do after the table.
 */
actions?: CallToAction[]
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
