import type { Offer, Service } from 'schema-dts';
import type { ServiceListBlock } from '../../../schemas/generated/blocks/service-list.ts';
import { sectionId } from '../place.ts';
import type { NodeContext } from '../structured-data.ts';

/** Each service of the list; with an offer where it is sold by the hour. */
export default function serviceList({ services }: ServiceListBlock, context: NodeContext): Service[] {
  return services.map(({ slug, name, description, pricePerHour }) => ({
    '@type': 'Service',
    ...(slug === undefined ? {} : { '@id': sectionId(context, slug) }),
    name,
    description,
    serviceType: 'Golf cart service',
    provider: { '@id': context.dealerId },
    ...(pricePerHour === undefined ? {} : { offers: hourlyOffer(pricePerHour) }),
  }));
}

/** An hour of work at this price or more. */
function hourlyOffer(minPrice: number): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice,
      priceCurrency: 'USD',
      unitCode: 'HUR',
    },
  };
}
