// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from '../common/photograph.ts'
/**
 * Photographs side by side. Each opens over the whole screen. With fewer than two, the block shows nothing.
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
 * What the photographs show together.
 */
heading: string
/**
 * The photographs, in order. On a vehicle's page, use {{ vehicle.gallery }}.
 * 
 * Items: A photograph, at least 1280 pixels wide.
 */
photographs: Photograph[]
}
