// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What all pages share, as plain data with finished texts. The pipeline writes it once for all pages, as `assets/layout-<hash>.json`.
 */
export interface LayoutModel {
/**
 * Text at the top of every page of a preview.
 */
banner?: string
/**
 * The blocks before the page's own.
 */
before: BlockModel[]
/**
 * The blocks after the page's own.
 */
after: BlockModel[]
/**
 * Patterns of addresses, most specific first, that a page answers if no page has that address, such as /vehicle/:id or /*. The page list has the models of their pages.
 */
fallbacks: string[]
/**
 * How many files the list of pages is split into.
 */
pageLists: number
}
/**
 * One block. The other keys depend on the block.
 */
export interface BlockModel {
/**
 * Name of the block.
 */
type: string
[k: string]: unknown
}
