import type { AutoDealer, Offer, Product, PropertyValue, Review } from 'schema-dts';
import { mapOf } from '../../../schemas/fact-map.ts';
import type { ReviewsBlock } from '../../../schemas/generated/blocks/reviews.ts';
import type { VehicleHeroBlock } from '../../../schemas/generated/blocks/vehicle-hero.ts';
import type { Vehicle } from '../../../schemas/generated/vehicle.ts';
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

/** A vehicle's record with what is derived for it. */
export type ProductRecord = Vehicle & {
  brandName: string;
  seriesName: string;
  motorType: string;
  batteryType: string;
  /** Last day of the price, where it has dates. */
  priceUntil?: string;
};

interface ProductContext {
  /** Absolute address of the vehicle's sheet. */
  url: string;
  /** The dealer, by name and `@id`. */
  seller: AutoDealer;
  /** Absolute address of its photograph, or of the drawing of it on the page's card. */
  image: string | undefined;
  /** The reviews that the page shows. */
  reviews: ReviewsBlock['items'][number][];
}

/** A vehicle as schema.org has it: the product, its offer and its properties, every value as the sheet prints it. */
export function productOf(vehicle: ProductRecord, { url, seller, image, reviews }: ProductContext): Product {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: vehicle.name,
    description: vehicle.description,
    ...(image === undefined ? {} : { image }),
    brand: { '@type': 'Brand', name: vehicle.brandName },
    category: vehicle.seriesName,
    model: vehicle.model,
    offers: offerOf(vehicle, url, seller),
    additionalProperty: propertiesOf(vehicle),
    ...(reviews.length === 0 ? {} : { review: reviews.map(reviewOf) }),
  };
}

function offerOf({ price, priceUntil, inStock }: ProductRecord, url: string, seller: AutoDealer): Offer {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'USD',
    ...(priceUntil === undefined ? {} : { priceValidUntil: priceUntil }),
    availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller,
  };
}

/** The measures with their units, as codes of UN/CEFACT and in words. */
function propertiesOf(vehicle: ProductRecord): PropertyValue[] {
  const property = (name: string, value: string | number, unit: { unitCode?: string; unitText?: string } = {}) => ({
    '@type': 'PropertyValue' as const,
    name,
    value,
    ...unit,
  });
  return [
    property('Seating capacity', vehicle.seats, { unitText: 'seats' }),
    property('Driving range', vehicle.range, { unitCode: 'SMI', unitText: 'miles' }),
    property('Top speed', vehicle.topSpeed, { unitCode: 'HM', unitText: 'mph' }),
    property('Drive system', vehicle.driveType),
    property('Motor type', vehicle.motorType),
    property('Battery type', vehicle.batteryType),
    property('Charging time', vehicle.chargingTime, { unitCode: 'HUR', unitText: 'hours' }),
    property('Payload', vehicle.payload, { unitCode: 'LBR', unitText: 'pounds' }),
  ];
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
