// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from '../common/photograph.ts'
/**
 * Photographs side by side, each of which opens over the whole screen. With fewer than two there is nothing to see.
 */
export interface GalleryBlock {
/**
 * Name of the block.
 */
type: "gallery"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * What the photographs show, as a whole.
 */
heading: string
/**
 * The photographs, in their order; bound by {{ vehicle.gallery }} on the sheet of a vehicle.
 * 
 * Items: A photograph, at least 1280 pixels wide.
 */
photographs: Photograph[]
}
