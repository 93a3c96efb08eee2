// Written by `npm run generate` from the schemas. Do not edit.
/**
 * A photograph from pages/images.
 */
export interface Photograph {
/**
 * Name of the file in pages/images.
 */
file: string
/**
 * What the photograph shows, for people who cannot see it.
 */
alt: string
/**
 * The files that the build makes from it.
 */
renditions?: {
/**
 * Address without the width and extension. Add a width, and .avif or .webp.
 */
address: string
/**
 * The available widths in pixels, smallest first.
 * 
 * Items: One width.
 */
widths: number[]
/**
 * Address of the file for browsers without AVIF and WebP.
 */
fallback: string
/**
 * Width of the largest version in pixels.
 */
width: number
/**
 * Height of the largest version in pixels.
 */
height: number
/**
 * A tiny preview as a data: address, shown until the photograph has loaded.
 */
preview?: string
}
}
