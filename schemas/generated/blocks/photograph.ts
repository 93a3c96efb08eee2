// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from '../common/photograph.ts'
/**
 * A photograph across the page, with a caption below.
 */
export interface PhotographBlock {
/**
 * Name of the block.
 */
type: "photograph"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * The photograph, at least 1280 pixels wide.
 */
photograph: Photograph
/**
 * A sentence below it.
 */
caption?: string
}
