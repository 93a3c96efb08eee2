import { expect, it } from 'vitest';
import sampleValues from '../../../schemas/derive/sample-values.ts';

const derived = (paths: string[]) => {
  const city = {
    slug: 'city',
    payload: 500,
    payloadText: '500 pounds',
    range: 40,
    rangeText: '40 miles',
    dealerUrl: '',
  };
  const facts = {
    sample: paths.map((path) => ({ path, reason: 'Not ours' })),
    vehicles: { city, nomad: { ...city, slug: 'nomad' } } as Record<string, { estimates?: string[] }>,
    reviews: { items: [] } as { areExamples?: boolean },
  };
  sampleValues(facts);
  return { ...facts.reviews, city: facts.vehicles.city?.estimates, nomad: facts.vehicles.nomad?.estimates };
};

it('names the figures of each vehicle that are samples', () => {
  expect(derived(['vehicles.*.payload', 'vehicles.*.dealerUrl'])).toMatchObject({
    city: ['payload'],
    nomad: ['payload'],
  });
  expect(derived(['vehicles.city.payload'])).toMatchObject({ city: ['payload'], nomad: [] });
  expect(derived(['vehicles.nomad'])).toMatchObject({ city: [], nomad: ['payload', 'range'] });
  expect(derived([])).toMatchObject({ city: [], nomad: [] });
});

it('knows whether the reviews are examples', () => {
  expect(derived(['reviews.items']).areExamples).toBe(true);
  expect(derived(['reviews']).areExamples).toBe(true);
  expect(derived(['reviews.sheetRating', 'dealer.phone']).areExamples).toBe(false);
});
