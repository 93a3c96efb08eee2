import type { Product } from 'schema-dts';
import { mapOf } from '../../../schemas/fact-map.ts';
import type { ReviewsBlock } from '../../../schemas/generated/blocks/reviews.ts';
import type { VehicleHeroBlock } from '../../../schemas/generated/blocks/vehicle-hero.ts';
import { type ProductRecord, productOf } from '../product.ts';
import type { NodeContext } from '../structured-data.ts';

/** The vehicle of a sheet as one product, with the figures and the reviews that the blocks below its hero show. */
export default function vehicleHero(
  block: VehicleHeroBlock,
  { page, site, baseUrl, dealerId, image: card }: NodeContext,
): Product[] {
  const { slug, image } = block.vehicle;
  const record = (site.facts.tree.vehicles as Record<string, ProductRecord | undefined>)[slug];
  if (!record) return [];
  const reviews = page.blocks.filter(({ type }) => type === 'reviews') as unknown as ReviewsBlock[];
  return [
    productOf(record, {
      url: baseUrl + page.route,
      // Named on each sheet, so that the offer says who makes it; all else of the dealer stands on the home page.
      seller: { '@type': 'AutoDealer', '@id': dealerId, name: String(mapOf(site.facts.tree.dealer).name) },
      image: image?.renditions ? baseUrl + image.renditions.fallback : card,
      reviews: reviews.flatMap(({ items }) => items),
    }),
  ];
}
