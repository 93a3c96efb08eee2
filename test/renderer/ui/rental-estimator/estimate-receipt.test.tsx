import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EstimateReceipt } from '../../../../renderer/ui/rental-estimator/EstimateReceipt.tsx';
import { cheapestRental } from '../../../../schemas/cheapest-rental.ts';

const plans = [
  { slug: 'daily', title: 'Daily rental', price: 245, days: 1 },
  { slug: 'weekly', title: 'Weekly rental', price: 1050, days: 7, renewalPerDay: 150 },
];

function receipt(days: number, from = plans): string {
  const estimate = cheapestRental(from, days);
  if (!estimate) throw new Error('There are plans, so there is an estimate.');
  const html = renderToStaticMarkup(
    <EstimateReceipt estimate={estimate} plans={from} days={days} action={{ label: 'Reserve', href: '/contact' }} />,
  );
  return html
    .replace(/ class="[^"]*"/g, '')
    .replace(/<[^a][^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('The receipt of an estimate', () => {
  it('shows the arithmetic line by line', () => {
    expect(receipt(9)).toContain(
      'Weekly rental + 2 days = $1,350 Weekly rental, 7 days $1,050 2 days more at $150 $300 Total for 9 days $1,350',
    );
  });

  it('counts a plan that is taken more than once', () => {
    expect(receipt(2)).toContain('2 × Daily rental, 1 day each $490 Total for 2 days $490');
  });

  it('says so when the plan covers more days than were asked for', () => {
    expect(receipt(6)).toContain('It covers 7 days and costs no more than any other way to cover 6 days.');
    expect(receipt(7)).not.toContain('It covers');
  });

  it('compares with the daily rate only where that is higher', () => {
    expect(receipt(9)).toContain('That is $150 a day; the daily rate is $245.');
    expect(receipt(1)).toContain('That is $245 a day.');
    const longer = [{ slug: 'three-days', title: '3-day rental', price: 685, days: 3 }, ...plans.slice(1)];
    expect(receipt(9, longer)).toContain('That is $150 a day.');
  });
});
