import type { Offer, Service } from 'schema-dts';
import type { RentalPlansBlock } from '../../../schemas/generated/blocks/rental-plans.ts';
import { sectionId } from '../place.ts';
import type { NodeContext } from '../structured-data.ts';

type Cart = RentalPlansBlock['carts'][number];

/** The service of renting out each cart, with an offer for every plan that the block shows. */
export default function rentalPlans({ carts, area }: RentalPlansBlock, context: NodeContext): Service[] {
  const areaServed = area && { '@type': 'AdministrativeArea' as const, name: area.fullName };
  return carts.map((cart) => ({
    '@type': 'Service',
    '@id': sectionId(context, cart.slug),
    serviceType: 'Golf cart rental',
    name: `${cart.name} golf cart rental`,
    ...(cart.capacity === undefined ? {} : { description: cart.capacity }),
    provider: { '@id': context.dealerId },
    ...(areaServed ? { areaServed } : {}),
    offers: cart.plans.map((plan) => offerOf(plan, context.baseUrl)),
  }));
}

function offerOf(plan: Cart['plans'][number], baseUrl: string): Offer {
  return {
    '@type': 'Offer',
    name: plan.title,
    url: baseUrl + plan.href,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    price: plan.price,
    priceCurrency: 'USD',
    ...(plan.priceUntil === undefined ? {} : { priceValidUntil: plan.priceUntil }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: plan.perDay,
      priceCurrency: 'USD',
      unitCode: 'DAY',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'DAY' },
    },
    eligibleDuration: { '@type': 'QuantitativeValue', value: plan.days, unitCode: 'DAY' },
  };
}
