import { describe, expect, it } from 'vitest';
import { deriveFacts } from '../../../cli/facts/derive.ts';
import { loadSchemas } from '../../../cli/schema/load-schemas.ts';

const schemas = await loadSchemas();

type Facts = Record<string, Record<string, unknown>>;

function derived() {
  const vehicle = (name: string, price: number, seats: number) => ({ name, brand: 'acme', series: 'd5', price, seats });
  const tree = {
    brands: { acme: { name: 'Acme' } },
    series: {
      d5: { name: 'D5 Runner', brand: 'acme', category: 'runner' },
      empty: { name: 'Empty', brand: 'acme', category: 'empty' },
    },
    inventory: { categories: [{ value: 'runner', label: 'Runner' }] },
    vehicles: {
      b: vehicle('Runner 1000', 9995, 6),
      a: vehicle('Runner 800', 9995, 2),
      c: vehicle('Runner XL', 8495, 4),
      d: vehicle('Runner', 8495, 4),
    },
    reviews: { sheetRating: 5, items: [{ rating: 4, datePublished: '2024-05-18' }] as Record<string, unknown>[] },
  };
  deriveFacts(tree, schemas);
  return tree as Omit<typeof tree, 'series' | 'brands'> & { series: Facts; brands: Facts };
}

describe('What a series says of its models', () => {
  it('lists them from the least price up, equal prices by name and number', () => {
    const { vehicles } = derived().series.d5 as { vehicles: { name: string }[] };
    expect(vehicles.map(({ name }) => name)).toEqual(['Runner', 'Runner XL', 'Runner 800', 'Runner 1000']);
  });

  it('counts them and names the least price', () => {
    expect(derived().series.d5).toMatchObject({ modelCountText: '4 models', fromPrice: 8495, fromPriceText: '$8,495' });
  });

  it('knows how far each measure reaches', () => {
    expect(derived().brands.acme).toMatchObject({ least: { seats: 2 }, most: { seats: 6 } });
  });

  it('has no price and no reach without models', () => {
    const empty = derived().series.empty as { fromPrice?: number; most: { seats?: number } };
    expect(empty).toMatchObject({ modelCount: 0, modelCountText: '0 models' });
    expect(empty.fromPrice).toBeUndefined();
    expect(empty.most.seats).toBeUndefined();
  });

  it('leads to its models in the inventory', () => {
    expect(derived().series.d5?.inventoryHref).toBe('/inventory?brand=acme&category=runner');
    expect(derived().series.empty?.inventoryHref).toBe('/inventory?brand=acme&q=Empty');
  });
});

describe('What a review says of itself', () => {
  it('has its stars and its day in words', () => {
    const { reviews } = derived();
    expect(reviews).toMatchObject({ sheetRatingLabel: '5.0 star rating' });
    expect(reviews.items[0]).toMatchObject({ ratingLabel: '4.0 star rating', dateText: 'May 18, 2024' });
  });
});
