import { describe, expect, it } from 'vitest';
import { policySections } from '../../support/policy-sections.ts';
import { phone } from '../municipalities.ts';
import { allWords, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';

/** The figures of every policy, as printed. */
const figures: Record<string, string[]> = {
  '/policies/terms-conditions': ['lien after 30 days'],
  '/terms-of-service': ['lien after 30 days'],
  '/policies/return-policy': [
    'New carts 7 days Driven under 10 miles 15% restocking fee Refund within 10 business days',
    'Used carts 3 days',
    '20% restocking fee',
    'as-is sales',
    'Parts 30 days',
    '10% restocking fee',
    '48 hours',
    '3-5 business days',
    'RMA number',
  ],
  '/policies/delivery-policy': [
    'New Brunswick Showroom 20 miles $5,000',
    'Woodbridge Showroom 15 miles $5,000',
    '$6 per mile beyond the free distance',
    '10 miles free for rentals',
    '2-5 business days',
    '2-4 weeks',
    '2-hour window',
    'before 2:00 PM',
    'Same-day delivery of a rental $50',
    'White glove On request $150',
    'You cancel on the day of the delivery $75',
    'Nobody is there to receive the cart $100',
    'access path at least 8 feet wide',
    'clearance of 10 feet',
    'Mon-Sat 8AM-6PM, Sun 10AM-4PM',
  ],
  '/policies/rental-policy': [
    'minimum age to rent is 18',
    'license',
    '4-Seater $500 6-Seater $750 Utility $600',
    '3-5 business days',
    'minimum rental is 24 hours',
    '30 days',
    '$25 per hour',
    '$25 each, with a maximum of 2',
    'Liability per person $100,000 Liability per accident $300,000 Property damage $50,000',
    'Repair cost plus $75 admin fee',
    'Cleaning $50-150',
    'Recharge $35',
    'Smoke odor removal $200',
    'Pet hair removal $75',
    'Replacement cost plus $25',
    'Up to 24 hours before the start',
    '50% refund',
    'No-show No refund',
  ],
  '/policies/storage-policy': [
    'Indoor $125/month Covered outdoor $75/month',
    'October 15 to April 15 $650 $400',
    'May 1 to September 30 $575 $350',
    'a short run $50/month',
    'before you pick it up $150',
    'after 10 days brings a late fee of $25',
    'After 30 days',
    'After 60 days',
    'After 90 days',
    'After 120 days',
    '30-day notice',
  ],
  '/policies/publishing-policy': ['24-48 hours'],
  '/policies/feedback-policy': ['4 hours urgent feedback 24 hours general feedback 48 hours complex matters'],
  '/policies/corrections-policy': [
    '2 hours critical mistakes 24 hours important mistakes 48 hours minor mistakes 72 hours complex questions',
  ],
  '/policies/diversity-policy': ['Diversity'],
  '/policies/staffing-report': [
    'Full-time 24',
    'Part-time 8',
    'Seasonal 6 April to October',
    'at peak 38',
    'Retention 87%',
    '9 Promotions from within 5',
    'Average time to fill a position 21 days',
    '$1,200 per employee per year',
    '15 to 25 days',
    'Orientation for new colleagues 40 hours',
    'whole team 760 hours',
    'Response to the staff survey 89%',
    'Plan for 2025',
    'New hires 6 to 8 Retention 85%+',
  ],
};

/** The parts of the section "Core principles". */
const principles = ['Integrity', 'Respect', 'Excellence'];

/** The headings that two of the policies must have. */
const headings: Record<string, string[]> = {
  ...policySections,
  '/policies/ethics-policy': [...(policySections['/policies/ethics-policy'] ?? []), ...principles],
};

/** Sections 2 and 9, policy pages. A figure stands with the words that say what it is of: "2 hours" is also in "72 hours". */
export function policies(pages: ServedPages): void {
  it.each(Object.entries(headings))('%s has its sections', async (path, titles) => {
    const { main } = await pages.at(path);
    expect([...allWords(main, 'h2'), ...allWords(main, 'h3')]).toEqual(expect.arrayContaining(titles));
  });

  describe.each([...Object.entries(figures), ...Object.keys(headings).map((path) => [path, []] as const)])(
    '%s',
    (path, texts) => {
      it.each(texts)('says: %s', async (text) => {
        expect(wordsOf((await pages.at(path)).main)).toContain(text);
      });

      it('says from when it applies and whom to ask', async () => {
        const words = wordsOf((await pages.at(path)).main);
        expect(words).toContain('Effective January 23, 2025');
        expect(words).toContain(phone);
      });
    },
  );
}
