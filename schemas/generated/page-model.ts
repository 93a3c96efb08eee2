// Written by `npm run generate` from the schemas. Do not edit.
/**
 * All that the renderer needs to show one page, as plain data with every text final. Made by the pipeline; written by its hash, as `assets/page-<hash>.json`, for navigation in the browser.
 */
export interface PageModel {
/**
 * Address of the page, without slash at the end.
 */
route: string
/**
 * What stands in the head of the document.
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
 * Absolute address that counts; empty for a page without address.
 */
canonical: string
/**
 * Language of the document.
 */
language: string
/**
 * Further meta elements, Open Graph and the like.
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
 * Structured data: the objects of one graph. Empty where the page has none.
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
 * One block; its other keys are its own.
 */
export interface BlockModel {
/**
 * Name of the block.
 */
type: string
[k: string]: unknown
}
