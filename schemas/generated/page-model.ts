// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Everything that the renderer needs to show one page, as plain data with finished texts. The pipeline writes it as `assets/page-<hash>.json`, for navigation in the browser.
 */
export interface PageModel {
/**
 * Address of the page, without a slash at the end.
 */
route: string
/**
 * The content of the document's head.
 */
head: {
/**
 * Title of the document.
 */
title: string
/**
 * Description for search engines.
 */
description: string
/**
 * Search terms, joined by commas.
 */
keywords: string
/**
 * Canonical address; empty for a page without an address.
 */
canonical: string
/**
 * Language of the document.
 */
language: string
/**
 * More meta elements, such as Open Graph.
 * 
 * Items: One meta element: either name or property, and its content.
 */
meta: {
/**
 * Value of the name attribute.
 */
name?: string
/**
 * Value of the property attribute.
 */
property?: string
/**
 * Value of the content attribute.
 */
content: string
}[]
/**
 * Structured data: the objects of one graph. Empty if the page has none.
 */
jsonLd: {

}[]
}
/**
 * The page's own blocks, inside the layout.
 */
blocks: BlockModel[]
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
