// Written by `npm run generate` from the schemas. Do not edit.
/**
 * One vehicle as the API describes it, by the id in the address of the page: while it loads, when it is there, and when there is none.
 */
export interface VehicleDetailBlock {
/**
 * Name of the block.
 */
type: "vehicle-detail"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Absolute address of the site, for canonical addresses and structured data.
 */
siteUrl: string
/**
 * The dealer's name, which ends the title of the document.
 */
dealer: string
/**
 * The number for visitors without JavaScript.
 */
phone: PhoneFact
/**
 * What the API does not say of the vehicles with a sheet of their own: its address and the drawing. Bound by {{ vehicles | values }}.
 * 
 * Items: A vehicle, by its record.
 */
vehicles?: {
/**
 * The record's file name, which is the vehicle's id in the API.
 */
slug: string
/**
 * Address of the vehicle's sheet, which is the canonical one.
 */
href: string
/**
 * Its name, for the list that stands here without JavaScript.
 */
name: string
/**
 * Seats of the drawing.
 */
seats: number
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
}[]
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
