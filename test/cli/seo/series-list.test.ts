import { describe, expect, it } from 'vitest';
import seriesList from '../../../cli/seo/nodes/series-list.ts';
import type { NodeContext } from '../../../cli/seo/structured-data.ts';

const block = {
  type: 'series-list',
  series: [
    { slug: 'sprint', name: 'Sprint', description: 'Short trips.', fromPrice: 7695, modelCount: 7, vehicles: [] },
    { slug: 'haul', name: 'Haul', description: 'Heavy loads.', fromPrice: 6795, modelCount: 3, vehicles: [] },
  ],
};
const context = {
  page: { route: '/acme', blocks: [{ type: 'brand-hero', brandName: 'Acme' }, block] },
  baseUrl: 'https://carts.example',
  dealer: { '@id': 'https://carts.example/#dealer' },
} as unknown as NodeContext;

describe('The structured data of a series list', () => {
  it('is a product group for each series, at the anchor of its card', () => {
    expect(seriesList(block as never, context)).toMatchObject([
      { '@type': 'ProductGroup', '@id': 'https://carts.example/acme#sprint', name: 'Sprint', brand: { name: 'Acme' } },
      { '@type': 'ProductGroup', '@id': 'https://carts.example/acme#haul', name: 'Haul', brand: { name: 'Acme' } },
    ]);
  });

  it('offers it from the starting price that the card shows', () => {
    expect(seriesList(block as never, context)[0]).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: 7695, priceCurrency: 'USD', offerCount: 7 },
    });
  });
});
