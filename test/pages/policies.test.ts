import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runValidate } from '../../cli/pipeline/index.ts';
import type { Page } from '../../cli/site/site.ts';
import { figureWords } from '../../renderer/ui/figure-words.ts';
import { policySections as sections } from '../support/policy-sections.ts';

const root = join(import.meta.dirname, '../..');

/** What each page must say to a visitor. */
const figures: Record<string, string[]> = {
  '/policies/return-policy': [
    'New carts 7 days Return window 15% Restocking fee Driven under 10 miles',
    'Refund within 10 business days',
    'Used carts 3 days',
    '20% Restocking fee',
    'No returns of as-is sales',
    'Parts 30 days',
    '10% Restocking fee',
    'Report a defect or damage within 48 hours',
    'your bank usually shows it within 3-5 business days',
    'Every return needs an RMA number',
  ],
  '/policies/delivery-policy': [
    'a 20-mile radius around the New Brunswick Showroom and a 15-mile radius around the Woodbridge Showroom',
    'Delivery of a purchase of $5,000 or more is free',
    'each further mile costs $6',
    'The first 10 miles from the nearest showroom are free',
    'Cart in stock 2-5 business days',
    'Custom order 2-4 weeks',
    '2-hour window',
    'Order before 2:00 PM and we can bring a rental the same day for a rush fee of $50',
    'White glove On request $150',
    'Same-day cancellation You cancel on the day of the delivery $75',
    'Missed appointment Nobody is there to receive the cart $100',
    'an access path at least 8 feet wide',
    'a clearance of 10 feet',
    'Mon-Sat 8AM-6PM, Sun 10AM-4PM',
  ],
  '/policies/rental-policy': [
    'The minimum age to rent is 18',
    "a valid driver's license",
    '4-Seater $500 6-Seater $750 Utility $600',
    'The deposit is refunded in 3-5 business days',
    'The minimum rental is 24 hours',
    'The maximum for a single rental is 30 days',
    'A late return costs $25 per hour',
    'Additional drivers cost $25 each, with a maximum of 2',
    'Liability per person $100,000 Liability per accident $300,000 Property damage $50,000',
    'Minor damage Repair cost plus $75 admin fee',
    'Cleaning $50-150',
    'Recharge $35',
    'Smoke odor removal $200',
    'Pet hair removal $75',
    'Missing accessory Replacement cost plus $25',
    'Up to 24 hours before the start Cancellation is free',
    'Inside 24 hours 50% refund',
    'No-show No refund',
  ],
  '/policies/storage-policy': [
    'Indoor $125/month Covered outdoor $75/month',
    'Winter package, October 15 to April 15 $650 $400',
    'Summer package, May 1 to September 30 $575 $350',
    '$50/month',
    'Pre-season prep',
    '$150',
    'missing after 10 days brings a late fee of $25',
    'After 30 days',
    'After 60 days',
    'After 90 days',
    'After 120 days',
    'with a 30-day notice',
  ],
  '/policies/feedback-policy': ['4 hours urgent feedback', '24 hours general feedback', '48 hours complex matters'],
  '/policies/corrections-policy': [
    '2 hours critical mistakes',
    '24 hours important mistakes',
    '48 hours minor mistakes',
    '72 hours complex questions',
  ],
  '/policies/publishing-policy': ['We answer content inquiries within 24-48 hours'],
  '/policies/terms-conditions': ['An abandoned service vehicle faces a lien after 30 days'],
  '/terms-of-service': ['An abandoned service vehicle faces a lien after 30 days'],
  '/privacy-policy': ['children under 13'],
  '/policies/staffing-report': [
    'Full-time 24 All year Part-time 8 All year Seasonal 6 April to October Together, at peak 38',
    'Retention 87%',
    'People hired 9 Promotions from within 5 Average time to fill a position 21 days',
    '$1,200 per employee per year',
    'Paid time off is 15 to 25 days',
    'Orientation for new colleagues 40 hours Safety training, whole team 760 hours',
    'Response to the staff survey 89%',
    'Plan for 2025',
    'New hires 6 to 8 Retention 85%+',
  ],
};

let pages: Map<string, Page>;

beforeAll(async () => {
  const { site } = await runValidate(root, { step() {}, done() {} });
  pages = new Map(site?.pages.map((page) => [page.route, page]));
});

function pageAt(route: string): Page {
  const page = pages.get(route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return page;
}

/** What a block prints for a fact, with the words around it. */
function factIn(node: unknown): ReturnType<typeof figureWords> | undefined {
  if (typeof node !== 'object' || node === null || !('fact' in node)) return undefined;
  return figureWords((typeof node.fact === 'string' ? { fact: node } : node) as Parameters<typeof figureWords>[0]);
}

/** All words of a page in the order of its file. In a table, a fact comes after its name. */
function wordsOf(page: Page): string {
  const words: string[] = [];
  const walk = (node: unknown, key = ''): void => {
    const fact = factIn(node);
    if (typeof node === 'string') words.push(node.replace(/<[^>]*>/g, '').replaceAll('&#39;', "'"));
    else if (key === 'rows') for (const row of node as unknown[]) words.push(rowOf(row));
    else if (fact) words.push(`${fact.value} ${fact.label}`);
    else if (node && typeof node === 'object') {
      for (const [name, value] of Object.entries(node))
        if (!['type', 'id', 'href', 'condition'].includes(name)) walk(value, name);
    }
  };
  walk(page.blocks);
  return words.join(' ').replace(/\s+/g, ' ');
}

function rowOf(row: unknown): string {
  const fact = factIn(row);
  if (fact) return `${fact.label} ${fact.value}`;
  return (row as unknown[]).map((cell) => factIn(cell)?.value ?? String(cell)).join(' ');
}

describe('The policies', () => {
  it.each(Object.keys(figures))('%s says every figure that it is asked to', (route) => {
    const words = wordsOf(pageAt(route));
    for (const figure of figures[route] ?? []) expect(words).toContain(figure);
  });

  it.each(Object.keys(sections))('%s has the sections that it is asked to, in order', (route) => {
    const body = pageAt(route).blocks.find((block) => block.type === 'policy-body');
    const titles = ((body?.sections ?? []) as { title: string }[]).map(({ title }) => title);
    expect(titles.filter((title) => sections[route]?.includes(title))).toEqual(sections[route]);
  });

  it('all show the day from which they apply, and whom to ask, and are on the page that lists them', () => {
    const policies = [...pages.values()].filter(
      ({ route }) => route.startsWith('/policies/') || ['/privacy-policy', '/terms-of-service'].includes(route),
    );
    expect(policies).toHaveLength(13);
    const listed = pageAt('/policies').blocks.flatMap(({ links }) => (links ?? []) as { href: string }[]);
    expect(listed.map(({ href }) => href).sort()).toEqual(policies.map(({ route }) => route).sort());
    for (const page of policies) {
      expect(wordsOf(page)).toContain('January 23, 2025');
      expect(page.blocks.at(-1)?.type).toBe('policy-contact');
      expect(page.seo.keywords.length).toBeGreaterThan(0);
    }
  });

  it('have an address of their own each, and the short ones for privacy and terms', () => {
    expect(pageAt('/privacy-policy').aliases).toEqual(['/privacy']);
    expect(pageAt('/terms-of-service').aliases).toEqual(['/terms']);
    expect(pageAt('/policies/terms-conditions').aliases).toEqual([]);
  });
});
