// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from './photograph.ts'
/**
 * What search engines and shared links show of a page. The canonical address comes from the route.
 */
export interface Seo {
/**
 * Title of the page in results and browser tabs, about 60 characters; the dealer is not repeated in it.
 */
title: string
/**
 * Summary in search results, about 150 characters. "Call" and the phone number are appended.
 */
description: string
/**
 * Search terms that the page answers.
 */
keywords?: string[]
/**
 * Photograph for shared links, cut to 1200 by 630 pixels around what stands out in it. A card is drawn from the page's heading where it is left out.
 */
image?: Photograph
/**
 * Open Graph type of the page.
 */
type?: ("website" | "article" | "product" | "product.group")
/**
 * True keeps the page out of search results and the sitemap, as one that only follows another.
 */
noIndex?: boolean
}
