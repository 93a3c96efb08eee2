import { type FactMap, mapOf } from '../fact-map.ts';

/** The text that a screen reader reads for the stars, and the date of a review. A site may show reviews without a rating of its own. */
export default function reviewLabels({ reviews }: FactMap): void {
  const { items, ...all } = mapOf(reviews);
  if (all.sheetRatingText !== undefined) mapOf(reviews).sheetRatingLabel = `${all.sheetRatingText} star rating`;
  for (const review of Array.isArray(items) ? items.map(mapOf) : []) {
    review.ratingLabel = `${review.ratingText} star rating`;
    review.dateText = review.datePublishedText;
  }
}
