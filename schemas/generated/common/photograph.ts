// Written by `npm run generate` from the schemas. Do not edit.
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
