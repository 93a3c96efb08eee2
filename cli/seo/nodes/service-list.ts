import type { PriceSpecification, Service } from 'schema-dts';
import type { ServiceListBlock } from '../../../schemas/generated/blocks/service-list.ts';
import { sectionId } from '../shared.ts';
import type { NodeContext } from '../structured-data.ts';

/** Each service in the list, with an offer if it has an hourly price. */
export default function serviceList({ services }: ServiceListBlock, context: NodeContext): Service[] {
  return services.map(({ slug, name, description, pricePerHour: minPrice }) => {
    const unit = { priceCurrency: 'USD', unitCode: 'HUR' };
    const hourly: PriceSpecification = { '@type': 'UnitPriceSpecification', minPrice, ...unit };
    return {
      '@type': 'Service',
      '@id': slug && sectionId(context, slug),
      name,
      description,
      provider: context.dealer,
      offers: minPrice === undefined ? undefined : { '@type': 'Offer', priceSpecification: hourly },
    };
  });
}
