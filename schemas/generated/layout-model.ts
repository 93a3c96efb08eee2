// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What every page shares, as plain data with every text final. Made by the pipeline; written once for all pages, as `assets/layout-<hash>.json`.
 */
export interface LayoutModel {
/**
 * The blocks before the page's own.
 */
before: BlockModel[]
/**
 * The blocks after the page's own.
 */
after: BlockModel[]
/**
 * Which page answers an address that no page has, the most specific pattern first.
 * 
 * Items: One pattern of addresses.
 */
fallbacks: {
/**
 * Addresses that it answers, such as /vehicle/:id or /*.
 */
pattern: string
/**
 * Address of the model of the page that answers.
 */
data: string
}[]
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
