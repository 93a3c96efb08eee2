import { describe, expect, it } from 'vitest';
import { topicOf } from '../../../renderer/state/contact-topic.ts';

const known = {
  rentals: [
    { slug: 'four-seater', name: '4-Seater', plans: [{ slug: 'weekly', title: 'Weekly rental', priceText: '$1,050' }] },
  ],
  vehicles: [{ slug: 'denago-ev-city', name: 'Denago EV City' }],
  brands: [{ slug: 'denago', name: 'Denago' }],
  services: [{ slug: 'battery', name: 'Battery Service' }],
};

describe('the first sentence of a message', () => {
  it.each([
    ['?plan=four-seater-weekly', 'I would like to reserve a rental: 4-Seater, Weekly rental, $1,050.'],
    ['?vehicle=denago-ev-city', 'I am interested in the Denago EV City.'],
    ['?drive=denago-ev-city', 'I would like to test drive the Denago EV City.'],
    ['?drive=denago', 'I would like to test drive one of your Denago carts.'],
    ['?service=battery', 'I would like to book a service: Battery Service.'],
    ['?plan=four-seater-yearly', ''],
    ['?vehicle=constructor', ''],
    ['', ''],
  ])('for %j is %j', (search, sentence) => {
    expect(topicOf(search, known).text).toBe(sentence);
  });

  it('of a service goes to the workshop', () => {
    expect(topicOf('?service=battery', known).interest).toBe('service');
  });
});
