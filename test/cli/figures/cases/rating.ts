import type { Case } from './case.ts';

export const rating: Case[] = [
  ['4.8 stars', 'rating 4.8 of 5'],
  ['4.8-star rating', 'rating 4.8 of 5'],
  ['a 5-star rating', 'rating 5 of 5'],
  ['five stars', 'rating 5 of 5'],
  ['4.8/5', 'rating 4.8 of 5'],
  ['4.8 / 5', 'rating 4.8 of 5'],
  ['4.8 out of 5', 'rating 4.8 of 5'],
  ['5.0 out of 5', 'rating 5 of 5'],
  ['5 out of 5', 'rating 5 of 5'],
  ['4.8 out of 5 stars', 'rating 4.8 of 5'],
  ['rated 4.8', 'rating 4.8 of 5'],
  ['rated 4.8 by our customers', 'rating 4.8 of 5'],
  ['a rating of 4.8', 'rating 4.8 of 5'],
  ['an average rating of 4.7', 'rating 4.7 of 5'],
  ['4.8 on Google', 'rating 4.8 of 5'],
  ['4.8★', 'rating 4.8 of 5'],
  ['★★★★★', 'rating 5 of 5'],
  ['rated five stars', 'rating 5 of 5'],
  ['9.2 out of 10 rating', 'rating 9.2 of 10'],
];
