import type { ProductGroup } from 'schema-dts';
import type { BrandHeroBlock } from '../../../schemas/generated/blocks/brand-hero.ts';
import type { SeriesListBlock } from '../../../schemas/generated/blocks/series-list.ts';
import type { NodeContext } from '../structured-data.ts';

/** Each series as a group of products, with the starting price and the number of models that its card shows. */
export default function seriesList(block: SeriesListBlock, { page, baseUrl, dealerId }: NodeContext): ProductGroup[] {
  const hero = page.blocks.find(({ type }) => type === 'brand-hero') as BrandHeroBlock | undefined;
  return block.series.map((series) => ({
    '@type': 'ProductGroup',
    '@id': `${baseUrl}${page.route}#${series.slug}`,
    productGroupID: series.slug,
    url: `${baseUrl}${page.route}#${series.slug}`,
    name: series.name,
    description: series.description,
    ...(hero === undefined ? {} : { brand: { '@type': 'Brand', name: hero.brandName } }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: series.fromPrice,
      priceCurrency: 'USD',
      offerCount: series.modelCount,
      seller: { '@id': dealerId },
    },
  }));
}
