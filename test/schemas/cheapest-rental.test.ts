import { describe, expect, it } from 'vitest';
import { cheapestRental, type RentalPlan } from '../../schemas/cheapest-rental.ts';

const daily = { slug: 'daily', title: 'Daily rental', price: 245, days: 1 };
const threeDays = {
  slug: 'three-days',
  title: '3-day rental',
  price: 685,
  days: 3,
  renewalPerDay: 228.34,
};
const weekly = { slug: 'weekly', title: 'Weekly rental', price: 1050, days: 7, renewalPerDay: 150 };
const monthly = {
  slug: 'monthly',
  title: 'Monthly rental',
  price: 2800,
  days: 30,
  renewalPerDay: 94,
};
const plans: RentalPlan[] = [daily, threeDays, weekly, monthly];

/** Formats a result: `weekly x1 +2` is a weekly plan renewed for two days. */
function wayOf(days: number, from = plans): string {
  const estimate = cheapestRental(from, days);
  const parts = estimate?.parts.map(
    ({ plan, times, renewedDays }) => `${plan.slug} x${times}${renewedDays > 0 ? ` +${renewedDays}` : ''}`,
  );
  return `${parts?.join(', ')} = ${estimate?.total} for ${estimate?.coveredDays}`;
}

describe('The cheapest rental', () => {
  it.each([
    [1, 'daily x1 = 245 for 1'],
    [2, 'daily x2 = 490 for 2'],
    [3, 'three-days x1 = 685 for 3'],
    [4, 'three-days x1 +1 = 913.34 for 4'],
    [7, 'weekly x1 = 1050 for 7'],
    [9, 'weekly x1 +2 = 1350 for 9'],
    [30, 'monthly x1 = 2800 for 30'],
  ])('for %d days is %s', (days, way) => {
    expect(wayOf(days)).toBe(way);
  });

  it('takes a longer plan where that costs less than the days asked for', () => {
    expect(wayOf(5)).toBe('weekly x1 = 1050 for 7');
    expect(wayOf(18)).toBe('weekly x1 +11 = 2700 for 18');
    expect(wayOf(19)).toBe('monthly x1 = 2800 for 30');
  });

  it('combines plans where renewing by the day costs more', () => {
    const noRenewal = plans.map(({ renewalPerDay: _, ...plan }) => plan);
    expect(wayOf(9, noRenewal)).toBe('weekly x1, daily x2 = 1540 for 9');
    expect(wayOf(10, noRenewal)).toBe('weekly x1, three-days x1 = 1735 for 10');
    expect(wayOf(14, noRenewal)).toBe('weekly x2 = 2100 for 14');
  });

  it('takes the fewest plans of ways that cost the same', () => {
    const pair = { slug: 'pair', title: 'Pair', price: 490, days: 2 };
    expect(wayOf(2, [daily, pair])).toBe('pair x1 = 490 for 2');
  });

  it('never costs more than any combination tried by hand, for every length up to a month', () => {
    for (let days = 1; days <= 30; days++) {
      const cheapest = cheapestRental(plans, days)?.total ?? 0;
      expect(cheapest).toBeLessThanOrEqual(bruteForce(days) + 1e-9);
      expect(cheapest).toBeGreaterThanOrEqual(bruteForce(days) - 1e-9);
    }
  });

  it('never costs less for more days', () => {
    const totals = Array.from({ length: 30 }, (_, index) => cheapestRental(plans, index + 1)?.total ?? 0);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  it.each([
    [1, 245],
    [3, 228.34],
    [5, 210],
    [9, 150],
    [19, 147.37],
    [30, 94],
  ])('for %d days is at $%d a day, which is the published rate where a plan fits exactly', (days, perDay) => {
    expect(cheapestRental(plans, days)?.perDay).toBe(perDay);
  });

  it('adds cents up exactly', () => {
    expect(cheapestRental([{ ...threeDays, price: 0.7, renewalPerDay: 0.1 }], 4)?.total).toBe(0.8);
  });

  it('is missing where there are no plans', () => {
    expect(cheapestRental([], 3)).toBeUndefined();
  });
});

/** Tries every count of every plan, and renews at the lowest rate among them. */
function bruteForce(days: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let months = 0; months <= 1; months++) {
    for (let weeks = 0; weeks <= 5; weeks++) {
      for (let threes = 0; threes <= 10; threes++) {
        for (let singles = 0; singles <= 30; singles++) {
          const price = months * 2800 + weeks * 1050 + threes * 685 + singles * 245;
          const missing = Math.max(0, days - months * 30 - weeks * 7 - threes * 3 - singles);
          const rate = months ? 94 : weeks ? 150 : threes ? 228.34 : Number.POSITIVE_INFINITY;
          least = Math.min(least, price + (missing > 0 ? missing * rate : 0));
        }
      }
    }
  }
  return least;
}
