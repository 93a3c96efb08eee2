// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What every page shares, as plain data with every text final. Made by the pipeline; written once for all pages, as `assets/layout-<hash>.json`.
 */
export interface LayoutModel {
/**
 * What stands above every page of a preview.
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
 * The patterns of addresses that a page answers although no page has them, such as /vehicle/:id or /*, the most specific first. The page list has the models of their pages.
 */
fallbacks: string[]
/**
 * How many files the list of pages is divided into.
 */
pageLists: number
}
/**
 * One block; its other keys are its own.
 */
export interface BlockModel {
/**
 * Name of the block.
 */
type: string
[k: string]: unknown
}
