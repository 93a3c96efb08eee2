import { describe, expect, it } from 'vitest';
import topics from '../../../schemas/derive/topics.ts';

const facts: Record<string, unknown> = {
  rentals: {
    'four-seater': {
      slug: 'four-seater',
      name: '4-Seater',
      plans: [
        { slug: 'weekly', title: 'Weekly rental', priceText: '$1,050', price: 1050, days: 7, renewalPerDay: 150 },
      ],
    },
  },
  rentalPolicy: { maximumDays: 30 },
  municipalities: { 'edison-township': { slug: 'edison-township', name: 'Edison', type: 'Township' } },
  vehicles: { 'denago-ev-city': { slug: 'denago-ev-city', name: 'Denago EV City' } },
  brands: { denago: { slug: 'denago', name: 'Denago' } },
  services: { battery: { slug: 'battery', name: 'Battery Service' } },
};

describe('the first sentence of a message', () => {
  topics(facts);
  const known = facts.topics as { query: string; text: string; interest: string }[];

  it.each([
    ['plan=four-seater-weekly', 'I would like to reserve a rental: 4-Seater, Weekly rental, $1,050.'],
    ['plan=four-seater-10-days', 'I would like to reserve a rental: 4-Seater, 10 days, $1,500.'],
    ['about=rental', 'Please send me a quote for a rental.'],
    ['town=edison-township', 'The cart is for Edison Township.'],
    ['vehicle=denago-ev-city', 'I am interested in the Denago EV City.'],
    ['drive=denago-ev-city', 'I would like to test-drive the Denago EV City.'],
    ['drive=any', 'I would like to schedule a test drive.'],
    ['drive=denago', 'I would like to test-drive one of your Denago carts.'],
    ['service=battery', 'I would like to book a service: Battery Service.'],
  ])('for %j is %j', (query, sentence) => {
    expect(known.filter((topic) => topic.query === query)).toMatchObject([{ text: sentence }]);
  });

  it('is about nothing that we do not offer', () => {
    const lean: Record<string, unknown> = { dealer: {} };
    topics(lean);
    expect(lean.topics).toMatchObject([{ query: 'drive=any' }]);
  });

  it('of a service goes to the workshop, and of everything else to sales', () => {
    for (const { query, interest } of known) expect(interest).toBe(query.startsWith('service') ? 'service' : 'sales');
  });
});
