import type { Product, Review } from 'schema-dts';
import type { ReviewsBlock } from '../../../schemas/generated/blocks/reviews.ts';
import type { VehicleHeroBlock } from '../../../schemas/generated/blocks/vehicle-hero.ts';
import type { Vehicle } from '../../../schemas/generated/vehicle.ts';
import type { NodeContext } from '../structured-data.ts';

/** A vehicle's record with its derived facts. */
type ProductRecord = Vehicle & {
  brandName: string;
  seriesName: string;
  motorType: string;
  batteryType: string;
  /** Keys of figures that the page calls our estimates. */
  estimates?: string[];
  /** Last day of the price, if it has dates. */
  priceUntil?: string;
};

/** A vehicle's measurements, with the unit as a UN/CEFACT code and in words. */
const measures: [name: string, key: keyof ProductRecord, unit?: { unitCode?: string; unitText: string }][] = [
  ['Seating capacity', 'seats', { unitText: 'seats' }],
  ['Driving range', 'range', { unitCode: 'SMI', unitText: 'miles' }],
  ['Top speed', 'topSpeed', { unitCode: 'HM', unitText: 'mph' }],
  ['Drive system', 'driveType'],
  ['Motor type', 'motorType'],
  ['Battery type', 'batteryType'],
  ['Charging time', 'chargingTime', { unitCode: 'HUR', unitText: 'hours' }],
  ['Payload', 'payload', { unitCode: 'LBR', unitText: 'pounds' }],
];

/** On a vehicle's own page: the vehicle as a product, with the reviews from the blocks below its hero. */
export default function vehicleHero(
  { vehicle: { slug, image } }: VehicleHeroBlock,
  { page, record, baseUrl, dealer, image: card }: NodeContext,
): Product | undefined {
  if (record.slug !== slug) return undefined;
  const vehicle = record as unknown as ProductRecord;
  const url = baseUrl + page.route;
  const reviews = page.blocks.filter(({ type }) => type === 'reviews') as unknown as ReviewsBlock[];
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: vehicle.name,
    description: vehicle.description,
    image: image?.renditions ? baseUrl + image.renditions.fallback : card,
    brand: { '@type': 'Brand', name: vehicle.brandName },
    category: vehicle.seriesName,
    model: vehicle.model,
    offers: {
      '@type': 'Offer',
      url,
      price: vehicle.price,
      priceCurrency: 'USD',
      priceValidUntil: vehicle.priceUntil,
      availability: vehicle.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: dealer,
    },
    additionalProperty: measures.flatMap(([name, key, unit]) => {
      const value = vehicle[key] as string | number | undefined;
      const description = vehicle.estimates?.includes(key) ? 'our estimate' : undefined;
      return value === undefined ? [] : { '@type': 'PropertyValue', name, value, description, ...unit };
    }),
    review: reviews.length > 0 ? reviews.flatMap(({ items }) => items.map(reviewOf)) : undefined,
  };
}

function reviewOf({ author, headline, reviewBody, rating, datePublished }: ReviewsBlock['items'][number]): Review {
  return {
    '@type': 'Review',
    headline,
    reviewBody,
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    datePublished,
  };
}
