// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What customers wrote, with stars, author and date.
 */
export interface ReviewsBlock {
/**
 * Name of the block.
 */
type: "reviews"
/**
 * Anchor of the block, for links within the page.
 */
id?: string
/**
 * Heading above the reviews.
 */
heading: string
/**
 * One or two sentences under the heading.
 */
text?: string
/**
 * The reviews. Use {{ reviews.items }}.
 * 
 * @minItems 1
 * 
 * Items: One review.
 */
items: {
/**
 * Who wrote it.
 */
author: string
/**
 * The review in a phrase.
 */
headline: string
/**
 * The review.
 */
reviewBody: string
/**
 * Stars out of five.
 */
rating: number
/**
 * The stars in words.
 */
ratingLabel: string
/**
 * Date of publication.
 */
datePublished: string
/**
 * That date as shown.
 */
dateText: string
}[]
}
