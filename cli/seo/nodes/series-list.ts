import type { ProductGroup } from 'schema-dts';
import type { SeriesListBlock } from '../../../schemas/generated/blocks/series-list.ts';
import { sectionId } from '../shared.ts';
import type { NodeContext } from '../structured-data.ts';

/** Each series as a product group, with the starting price and number of models on its card. */
export default function seriesList(block: SeriesListBlock, context: NodeContext): ProductGroup[] {
  const hero = context.page.blocks.find(({ type }) => type === 'brand-hero');
  return block.series.map((series) => ({
    '@type': 'ProductGroup',
    '@id': sectionId(context, series.slug),
    productGroupID: series.slug,
    url: sectionId(context, series.slug),
    name: series.name,
    description: series.description,
    brand: hero && { '@type': 'Brand', name: String(hero.brandName) },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: series.fromPrice,
      priceCurrency: 'USD',
      offerCount: series.modelCount,
      seller: context.dealer,
    },
  }));
}
