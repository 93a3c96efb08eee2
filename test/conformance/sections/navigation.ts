import { expect, it } from 'vitest';
import { municipalities, phone, tel } from '../municipalities.ts';
import { element, linksOf, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';

const header: [label: string, path: string][] = [
  ['Home', '/'],
  ['Inventory', '/inventory'],
  ['Rentals', '/rentals'],
  ['Services', '/services'],
  ['Showroom', '/showroom'],
  ['About', '/about'],
  ['Contact', '/contact'],
];

const footer = [
  '/evolution',
  '/denago',
  '/policies/terms-conditions',
  '/policies/return-policy',
  '/privacy',
  '/policies/delivery-policy',
  '/policies/rental-policy',
  '/policies/ethics-policy',
  '/policies/storage-policy',
  '/policies/publishing-policy',
  '/policies/feedback-policy',
  '/policies/corrections-policy',
  '/policies/diversity-policy',
  '/policies/staffing-report',
  '/privacy-policy',
  '/terms-of-service',
];

/** Section 2, header navigation and footer; section 9, contact and hours. */
export function navigation(pages: ServedPages): void {
  it.each(['/', '/rentals', '/edison-township', '/vehicles/denago-ev-city', '/policies/return-policy', '/toms-river'])(
    '%s has the header, the footer and the quick contact of every page',
    async (path) => {
      const { document } = await pages.at(path);
      const main = element(document, 'nav', { 'aria-label': 'Main' });
      expect(linksOf(main).map(({ text, href }) => [text, href])).toEqual(header);
      expect(linksOf(element(document, 'header'))).toContainEqual({ text: 'Call Now', href: tel, newTab: false });

      const links = linksOf(element(document, 'footer'));
      const paths = links.map(({ href }) => href);
      for (const target of footer) expect(paths).toContain(target);
      const financing = links.find(({ text }) => text.startsWith('Financing'));
      expect(financing).toMatchObject({ newTab: true, href: expect.stringMatching(/^https:/) });
      expect(wordsOf(element(document, 'footer'))).toContain('Mon-Fri 9AM-5PM Sat 9AM-5PM Sun closed');
      expect(wordsOf(element(document, 'footer'))).toContain(phone);
      expect(linksOf(document).some(({ href }) => href.startsWith('sms:'))).toBe(true);
    },
  );

  it('the footer lists the first 24 municipalities', async () => {
    const { document } = await pages.at('/');
    const towns = linksOf(element(document, 'footer')).filter(({ text }) => text.endsWith(' Golf Carts'));
    expect(towns.map(({ text, href }) => [text, href])).toEqual(
      municipalities.slice(0, 24).map(([slug, name, type]) => [`${name} ${type} Golf Carts`, `/${slug}`]),
    );
  });
}
