// Written by `npm run generate` from the schemas. Do not edit.
/**
 * The people of the dealership.
 */
export interface TeamListBlock {
/**
 * Name of the block.
 */
type: "team-list"
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
 * The people, in order, as {{ team }}.
 * 
 * @minItems 1
 * 
 * Items: One person.
 */
members: [{
/**
 * Full name.
 */
name: string
/**
 * Job title.
 */
role: string
/**
 * Experience as shown.
 */
experienceText: string
/**
 * Portrait beside the words.
 */
image?: Photograph
/**
 * What the person does.
 */
description: string
}, ...({
/**
 * Full name.
 */
name: string
/**
 * Job title.
 */
role: string
/**
 * Experience as shown.
 */
experienceText: string
/**
 * Portrait beside the words.
 */
image?: Photograph
/**
 * What the person does.
 */
description: string
})[]]
/**
 * Words after the experience.
 */
experienceLabel?: string
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
