// Written by `npm run generate` from the schemas. Do not edit.
import type { Photograph } from './photograph.ts'
/**
 * What search engines and shared links show about a page. The canonical address comes from the page's path.
 */
export interface Seo {
/**
 * Title of the page in search results and browser tabs, about 60 characters. Leave out the dealer's name.
 */
title: string
/**
 * Summary in search results, of 50 to 139 characters. The build adds "Call" and the phone number.
 */
description: string
/**
 * Search terms that the page is about.
 */
keywords?: string[]
/**
 * Photograph for shared links, cropped to 1200 by 630 pixels around what stands out in it. If you leave it out, the build draws a card with the page's heading.
 */
image?: Photograph
/**
 * Open Graph type of the page.
 */
type?: ("website" | "article" | "product" | "product.group")
/**
 * True keeps the page out of search results and the sitemap, for example a thank-you page.
 */
noIndex?: boolean
}
