// Written by `npm run generate` from the schemas. Do not edit.
/**
 * In a _layout.yaml: the place where the blocks of the wrapped pages go.
 */
export interface SlotBlock {
/**
 * Name of the block.
 */
type: "slot"
/**
 * Anchor of the place, for links within the page.
 */
id?: string
}
