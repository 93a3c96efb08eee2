import { expect, it } from 'vitest';
import reviewLabels from '../../../schemas/derive/review-labels.ts';

it('says the stars in words, and nothing where there is no rating', () => {
  const rated = { sheetRatingText: '5.0', items: [{ ratingText: '4.0' }] };
  reviewLabels({ reviews: rated });
  expect(rated).toMatchObject({ sheetRatingLabel: '5.0 star rating', items: [{ ratingLabel: '4.0 star rating' }] });
  const unrated = { items: [] };
  reviewLabels({ reviews: unrated });
  expect(unrated).toEqual({ items: [] });
});
