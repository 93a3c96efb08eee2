import { describe, expect, it } from 'vitest';
import vehicleHero from '../../../cli/seo/nodes/vehicle-hero.ts';
import type { NodeContext } from '../../../cli/seo/structured-data.ts';

const record = {
  slug: 'acme-runner',
  name: 'Acme Runner',
  model: 'Runner',
  brandName: 'Acme',
  seriesName: 'Sprint',
  description: 'A cart for errands.',
  price: 9995,
  seats: 4,
  range: 42,
  topSpeed: 25,
  driveType: 'Rear-Wheel Drive',
  motorType: 'Electric Motor',
  batteryType: 'Lead Acid',
  chargingTime: 8,
  payload: 800,
  inStock: true,
};
const review = {
  author: 'A Customer',
  headline: 'Quiet',
  reviewBody: 'It is quiet.',
  rating: 5,
  datePublished: '2024-05-18',
};
const hero = { type: 'vehicle-hero', vehicle: { slug: 'acme-runner' } };

/** The serialized product. */
function productOf({
  blocks = [],
  ...changes
}: {
  blocks?: object[];
  estimates?: string[];
  priceUntil?: string;
  slug?: string;
} = {}) {
  const context = {
    page: { route: '/vehicles/acme-runner', blocks: [hero, ...blocks] },
    record: { ...record, ...changes },
    baseUrl: 'https://carts.example',
    dealer: { '@type': 'Organization', '@id': 'https://carts.example/#dealer', name: 'Acme Carts' },
    image: 'https://carts.example/cards/runner.png',
  } as unknown as NodeContext;
  return JSON.parse(JSON.stringify(vehicleHero(hero as never, context) ?? null));
}

describe('The structured data of a vehicle sheet', () => {
  it('is one product with its names', () => {
    expect(productOf()).toMatchObject({
      '@type': 'Product',
      '@id': 'https://carts.example/vehicles/acme-runner#product',
      name: 'Acme Runner',
      brand: { '@type': 'Brand', name: 'Acme' },
      category: 'Sprint',
      model: 'Runner',
      image: 'https://carts.example/cards/runner.png',
    });
  });

  it('calls an estimate what the page calls one', () => {
    const { additionalProperty } = productOf({ estimates: ['payload'] });
    const described = additionalProperty.filter((property: object) => 'description' in property);
    expect(described).toMatchObject([{ name: 'Payload', value: 800, description: 'our estimate' }]);
  });

  it('is on the page of the vehicle, and on no other page with its hero', () => {
    expect(productOf({ slug: 'acme-walker' })).toBeNull();
  });

  it('is offered until the last day of a price with dates', () => {
    expect(productOf({ priceUntil: '2027-06-30' })).toMatchObject({ offers: { priceValidUntil: '2027-06-30' } });
    expect(productOf()?.offers).not.toHaveProperty('priceValidUntil');
  });

  it('is offered by the dealer at the price of its record', () => {
    expect(productOf()).toMatchObject({
      offers: {
        url: 'https://carts.example/vehicles/acme-runner',
        price: 9995,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', '@id': 'https://carts.example/#dealer', name: 'Acme Carts' },
      },
    });
  });

  it('says so where it is out of stock', () => {
    expect(productOf({ inStock: false } as object)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('gives each measure its unit', () => {
    expect(productOf()).toMatchObject({
      additionalProperty: expect.arrayContaining([
        expect.objectContaining({ name: 'Seating capacity', value: 4 }),
        expect.objectContaining({ name: 'Driving range', value: 42, unitCode: 'SMI' }),
        expect.objectContaining({ name: 'Top speed', value: 25, unitCode: 'HM' }),
        expect.objectContaining({ name: 'Battery type', value: 'Lead Acid' }),
      ]),
    });
  });

  it('leaves out a measure that the vehicle lacks', () => {
    const names = productOf({ payload: undefined } as object).additionalProperty.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toContain('Top speed');
    expect(names).not.toContain('Payload');
  });

  it('has the reviews that the page shows, and none where it shows none', () => {
    expect(productOf({ blocks: [{ type: 'reviews', items: [review] }] })).toMatchObject({
      review: [{ headline: 'Quiet', author: { name: 'A Customer' }, reviewRating: { ratingValue: 5 } }],
    });
    expect(productOf()).not.toHaveProperty('review');
  });

  it('has no aggregate rating, for which there is no source', () => {
    expect(productOf({ blocks: [{ type: 'reviews', items: [review] }] })).not.toHaveProperty('aggregateRating');
  });
});
