// Written by `npm run generate` from the schemas. Do not edit.
/**
 * How it all began, in large type, with the figures that came of it.
 */
export interface StoryBlock {
/**
 * Name of the block.
 */
type: "story"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading of the section.
 */
heading: string
/**
 * The story, in Markdown.
 */
text: string
/**
 * Photograph under the heading, at least 1280 pixels wide.
 */
photograph?: Photograph
/**
 * Figures beside it.
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
 * What it counts, where its name does not do.
 */
label?: string
}[]
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
