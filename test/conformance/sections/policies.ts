import { describe, expect, it } from 'vitest';
import { phone } from '../municipalities.ts';
import { wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';

/** The figures of every policy, as printed. */
const figures: Record<string, string[]> = {
  '/policies/terms-conditions': ['lien after 30 days'],
  '/terms-of-service': ['lien after 30 days'],
  '/privacy-policy': ['under 13', 'Cookies', 'Third-party links', 'Your rights'],
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
    '20-mile radius',
    '15-mile radius',
    '$5,000',
    '$6',
    '10 miles',
    '2-5 business days',
    '2-4 weeks',
    '2-hour window',
    '2:00 PM',
    '$50',
    '$150',
    '$75',
    '$100',
    '8 feet',
    '10 feet',
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
    '$100,000',
    '$300,000',
    '$50,000',
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
    '$125/month',
    '$75/month',
    'October 15 to April 15 $650 $400',
    'May 1 to September 30 $575 $350',
    '$50/month',
    '$150',
    'after 10 days brings a late fee of $25',
    'After 30 days',
    'After 60 days',
    'After 90 days',
    'After 120 days',
    '30-day notice',
  ],
  '/policies/publishing-policy': ['24-48 hours'],
  '/policies/feedback-policy': ['4 hours', '24 hours', '48 hours'],
  '/policies/corrections-policy': ['2 hours', '24 hours', '48 hours', '72 hours'],
  '/policies/diversity-policy': ['Diversity'],
  '/policies/ethics-policy': ['Integrity', 'Respect', 'Excellence', 'Conflicts of interest', 'Reporting concerns'],
  '/policies/staffing-report': [
    'Full-time 24',
    'Part-time 8',
    'Seasonal 6 April to October',
    'at peak 38',
    'Retention 87%',
    '9 Promotions from within 5',
    '21 days',
    '$1,200 per employee per year',
    '15 to 25 days',
    '40 hours',
    '760 hours',
    '89%',
    'Plan for 2025',
    '6 to 8',
    '85%+',
  ],
};

/** Sections 2 and 9, policy pages. */
export function policies(pages: ServedPages): void {
  describe.each(Object.entries(figures))('%s', (path, texts) => {
    it.each(texts)('says: %s', async (text) => {
      expect(wordsOf((await pages.at(path)).main)).toContain(text);
    });

    it('says from when it applies and whom to ask', async () => {
      const words = wordsOf((await pages.at(path)).main);
      expect(words).toContain('Effective January 23, 2025');
      expect(words).toContain(phone);
    });
  });
}
