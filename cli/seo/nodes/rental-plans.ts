import type { Service } from 'schema-dts';
import type { RentalPlansBlock } from '../../../schemas/generated/blocks/rental-plans.ts';
import { forTown } from '../../../schemas/named-topics.ts';
import { sectionId } from '../shared.ts';
import type { NodeContext } from '../structured-data.ts';

/** A rental service for each cart, with an offer for every plan in the block. */
export default function rentalPlans({ carts, area }: RentalPlansBlock, context: NodeContext): Service[] {
  return carts.map((cart) => ({
    '@type': 'Service',
    '@id': sectionId(context, cart.slug),
    serviceType: 'Golf cart rental',
    name: `${cart.name} golf cart rental`,
    description: cart.capacity,
    provider: context.dealer,
    areaServed: area && { '@type': 'AdministrativeArea', name: area.fullName },
    offers: cart.plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.title,
      url: context.baseUrl + forTown(plan.href, area?.slug),
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      price: plan.price,
      priceCurrency: 'USD',
      priceValidUntil: plan.priceUntil,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plan.perDay,
        priceCurrency: 'USD',
        unitCode: 'DAY',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'DAY' },
      },
      eligibleDuration: { '@type': 'QuantitativeValue', value: plan.days, unitCode: 'DAY' },
    })),
  }));
}
