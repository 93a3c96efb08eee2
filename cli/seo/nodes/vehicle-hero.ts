import type { AutoDealer, Offer, Product, PropertyValue, Review } from 'schema-dts';
import { mapOf } from '../../../schemas/fact-map.ts';
import type { ReviewsBlock } from '../../../schemas/generated/blocks/reviews.ts';
import type { VehicleHeroBlock } from '../../../schemas/generated/blocks/vehicle-hero.ts';
import type { Vehicle } from '../../../schemas/generated/vehicle.ts';
import type { NodeContext } from '../structured-data.ts';

/** A vehicle's record with what is derived for it. */
type ProductRecord = Vehicle & {
  brandName: string;
  seriesName: string;
  motorType: string;
  batteryType: string;
  /** Last day of the price, where it has dates. */
  priceUntil?: string;
};

/** The vehicle of a sheet as one product, with the figures and the reviews that the blocks below its hero show. */
export default function vehicleHero(
  { vehicle: { slug, image } }: VehicleHeroBlock,
  { page, site, baseUrl, dealerId, image: card }: NodeContext,
): Product[] {
  const vehicle = (site.facts.tree.vehicles as Record<string, ProductRecord | undefined>)[slug];
  if (!vehicle) return [];
  const url = baseUrl + page.route;
  const picture = image?.renditions ? baseUrl + image.renditions.fallback : card;
  const blocks = page.blocks.filter(({ type }) => type === 'reviews') as unknown as ReviewsBlock[];
  const reviews = blocks.flatMap(({ items }) => items);
  // Named on each sheet, so that the offer says who makes it; all else of the dealer stands on the home page.
  const dealer = String(mapOf(site.facts.tree.dealer).name);
  const seller: AutoDealer = { '@type': 'AutoDealer', '@id': dealerId, name: dealer };
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      url,
      name: vehicle.name,
      description: vehicle.description,
      ...(picture === undefined ? {} : { image: picture }),
      brand: { '@type': 'Brand', name: vehicle.brandName },
      category: vehicle.seriesName,
      model: vehicle.model,
      offers: offerOf(vehicle, url, seller),
      additionalProperty: propertiesOf(vehicle),
      ...(reviews.length === 0 ? {} : { review: reviews.map(reviewOf) }),
    },
  ];
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
