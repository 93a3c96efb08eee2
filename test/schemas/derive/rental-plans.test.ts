import { describe, expect, it } from 'vitest';
import { deriveFacts } from '../../../cli/facts/derive.ts';
import { loadSchemas } from '../../../cli/schema/load-schemas.ts';
import { savingsPercent } from '../../../schemas/derive/rental-savings.ts';

const schemas = await loadSchemas();

describe('The savings of a rental plan', () => {
  it.each([
    [228.34, 245, 6.8],
    [150, 245, 38.7],
    [94, 245, 61.6],
    [245, 295, 16.9],
    [200, 295, 32.2],
    [116.67, 295, 60.4],
  ])('at $%d a day against $%d are %d percent', (renewal, daily, percent) => {
    expect(savingsPercent(renewal, daily)).toBe(percent);
  });
});

describe('A kind of rental cart', () => {
  const tree = {
    rentalPolicy: { securityDeposit: { 'four-seater': 500 } },
    rentals: {
      'four-seater': {
        slug: 'four-seater',
        name: '4-Seater',
        seats: 4,
        daily: { title: 'Daily rental', price: 245, days: 1 },
        weekly: { title: 'Weekly rental', price: 1050, days: 7, renewalPerDay: 150 },
      },
      utility: { weekly: { title: 'Weekly rental', price: 1050, days: 7, renewalPerDay: 150 } },
    },
  };
  deriveFacts(tree, schemas);
  const rental = tree.rentals['four-seater'] as unknown as Record<string, unknown>;

  it('lists its plans with their texts and the address that reserves them', () => {
    expect(rental.plans).toMatchObject([
      {
        slug: 'daily',
        priceText: '$245',
        perDayText: '$245',
        savingsText: '',
        href: '/contact?plan=four-seater-daily',
      },
      { slug: 'weekly', priceText: '$1,050', perDayText: '$150', savingsText: 'Save 38.7%', durationText: '7 days' },
    ]);
  });

  it('knows its lowest rate per day and its deposit', () => {
    expect(rental).toMatchObject({ fromPerDayText: '$150', depositText: '$500' });
  });

  it('saves nothing against a daily price that it does not have', () => {
    expect(tree.rentals.utility.weekly).toMatchObject({ savingsPercent: 0, savingsText: '' });
  });
});
