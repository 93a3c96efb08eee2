import { expect, it } from 'vitest';
import { describeFact } from '../../../cli/facts/described-facts.ts';
import { shownFigure } from '../../../cli/facts/figure-text.ts';
import { loadSchemas } from '../../../cli/schema/load-schemas.ts';

const schemas = await loadSchemas();

/** What a block prints for the fact at a path. */
function shown(path: string, value: unknown): string | undefined {
  const { mark, title } = describeFact(schemas, path);
  return mark && `${title}: ${shownFigure(mark, value, title)}`;
}

it.each([
  ['rentalPolicy.lateReturnPerHour', 25, 'Late return fee: $25 per hour'],
  ['rentalPolicy.depositRefundBusinessDays', { min: 3, max: 5 }, 'Deposit refund: 3-5 business days'],
  ['rentalPolicy.depositRefundBusinessDays.max', 5, 'Deposit refund: 5 business days'],
  ['rentalPolicy.depositRefundBusinessDays', { min: 1, max: 1 }, 'Deposit refund: 1 business day'],
  ['rentalPolicy.fees.cleaning', { min: 50, max: 50 }, 'Cleaning: $50'],
  ['rentalPolicy.fees.cleaning', { min: 50, max: 150 }, 'Cleaning: $50-150'],
  ['rentalPolicy.minimumAge', 18, 'Minimum age: 18 years'],
  ['dealer.phone', '+17325550142', 'Phone number: (732) 555-0142'],
  ['delivery.accessPathWidthFeet', 8, 'Access path width: 8 feet'],
  ['delivery.rental.sameDay.orderBy', '14:00', 'Order deadline: 2:00 PM'],
  ['staffing.seasonalMonths.from', 'April', 'First month: April'],
  ['policies.effectiveDate', '2025-01-23', 'Effective date: January 23, 2025'],
  ['reviews.sheetRating', 5, 'Rating: 5.0 out of 5'],
  ['vehicles.any-cart.seats', 4, 'Seating capacity: 4 seats'],
  ['brands.any.fromPrice', 8495, 'Starting price: $8,495'],
])('%s is printed with its unit, rate and label', (path, value, text) => {
  expect(shown(path, value)).toBe(text);
});

it('a noun or a rate that the label says is not said again', () => {
  expect(shown('municipalities', 25)).toBe('Municipalities: 25');
  expect(shown('rentalPolicy.insurance.liabilityPerPerson', 100000)).toBe('Liability per person: $100,000');
});

it('a value that is no such figure has no words', () => {
  expect(shownFigure({ kind: 'money' }, 'much', 'Price')).toBeUndefined();
  expect(shownFigure({ kind: 'phone' }, '12', 'Phone')).toBeUndefined();
});
