import { describe, expect, it } from 'vitest';
import rentalPlans from '../../../cli/seo/nodes/rental-plans.ts';
import type { NodeContext } from '../../../cli/seo/structured-data.ts';

const block = {
  type: 'rental-plans',
  carts: [
    {
      slug: 'four-seater',
      name: '4-Seater',
      capacity: 'Seats four',
      plans: [
        {
          slug: 'daily',
          title: 'Daily rental',
          price: 245,
          perDay: 245,
          days: 1,
          href: '/contact?plan=four-seater-daily',
        },
        {
          slug: 'weekly',
          title: 'Weekly rental',
          price: 1050,
          perDay: 150,
          days: 7,
          href: '/contact?plan=four-seater-weekly',
        },
      ],
    },
  ],
};
const context = {
  page: { route: '/edison-township' },
  baseUrl: 'https://carts.example',
  dealer: { '@type': 'Organization', '@id': 'https://carts.example/#dealer', name: 'Carts' },
} as NodeContext;

describe('The structured data of rental plans', () => {
  const [service] = rentalPlans(
    { ...block, area: { fullName: 'Edison Township', slug: 'edison-township' } } as never,
    context,
  );

  it('is a service of the dealer for the area of the page', () => {
    expect(service).toMatchObject({
      '@type': 'Service',
      '@id': 'https://carts.example/edison-township#four-seater',
      name: '4-Seater golf cart rental',
      description: 'Seats four',
      provider: { '@id': 'https://carts.example/#dealer', name: 'Carts' },
      areaServed: { '@type': 'AdministrativeArea', name: 'Edison Township' },
    });
  });

  it('names no town in its addresses if the area has no key', () => {
    const [rental] = rentalPlans({ ...block, area: { fullName: 'Edison Township' } } as never, context);
    expect(rental).toMatchObject({ offers: [{ url: 'https://carts.example/contact?plan=four-seater-daily' }, {}] });
  });

  it('offers every plan at its total, its rate per day and its length', () => {
    expect(service).toMatchObject({
      offers: [
        { name: 'Daily rental', price: 245, eligibleDuration: { value: 1, unitCode: 'DAY' } },
        {
          name: 'Weekly rental',
          url: 'https://carts.example/contact?plan=four-seater-weekly&town=edison-township',
          price: 1050,
          priceCurrency: 'USD',
          priceSpecification: { '@type': 'UnitPriceSpecification', price: 150, unitCode: 'DAY' },
          eligibleDuration: { value: 7, unitCode: 'DAY' },
        },
      ],
    });
  });

  it('names no area where the block names none', () => {
    expect(JSON.stringify(rentalPlans(block as never, context))).not.toContain('areaServed');
  });
});
