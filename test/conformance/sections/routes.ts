import { expect, it } from 'vitest';
import { municipalities, phone } from '../municipalities.ts';
import { allWords, element, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';
import { vehicles } from '../vehicles.ts';

/** Address, status, heading and canonical path. The heading is missing if the specification does not name one. */
type Screen = [path: string, status: number, heading: string | undefined, canonical: string | undefined];

const screens: Screen[] = [
  ['/', 200, undefined, '/'],
  ['/inventory', 200, 'Inventory', '/inventory'],
  ['/rentals', 200, 'Golf cart rentals', '/rentals'],
  ['/services', 200, undefined, '/services'],
  ['/about', 200, undefined, '/about'],
  ['/denago', 200, undefined, '/denago'],
  ['/evolution', 200, undefined, '/evolution'],
  ['/contact', 200, 'Contact us', '/contact'],
  ['/thank-you', 200, 'Thank you', undefined],
  ['/showroom', 200, undefined, '/showroom'],
  ['/privacy-policy', 200, 'Privacy Policy', '/privacy-policy'],
  ['/privacy', 200, 'Privacy Policy', '/privacy-policy'],
  ['/terms-of-service', 200, 'Terms of Service', '/terms-of-service'],
  ['/terms', 200, 'Terms of Service', '/terms-of-service'],
  ['/policies/terms-conditions', 200, 'Terms & Conditions', '/policies/terms-conditions'],
  ['/policies/return-policy', 200, 'Return Policy', '/policies/return-policy'],
  ['/policies/delivery-policy', 200, 'Delivery Policy', '/policies/delivery-policy'],
  ['/policies/rental-policy', 200, 'Rental Policy', '/policies/rental-policy'],
  ['/policies/storage-policy', 200, 'Storage Policy', '/policies/storage-policy'],
  ['/policies/publishing-policy', 200, 'Publishing Policy', '/policies/publishing-policy'],
  ['/policies/feedback-policy', 200, 'Feedback Policy', '/policies/feedback-policy'],
  ['/policies/corrections-policy', 200, 'Corrections Policy', '/policies/corrections-policy'],
  ['/policies/diversity-policy', 200, 'Diversity, Equity and Inclusion Policy', '/policies/diversity-policy'],
  ['/policies/ethics-policy', 200, 'Ethics Policy', '/policies/ethics-policy'],
  ['/policies/staffing-report', 200, '2024 Staffing Report', '/policies/staffing-report'],
  ...municipalities.map(
    ([slug, name, type]): Screen => [`/${slug}`, 200, `Golf Cart Rentals in ${name} ${type}`, `/${slug}`],
  ),
  ...vehicles.map(([slug, name]): Screen => [`/vehicles/${slug}`, 200, name, `/vehicles/${slug}`]),
  ...vehicles.map(([slug]): Screen => [`/vehicle/${slug}`, 200, undefined, `/vehicles/${slug}`]),
  ['/vehicle/no-such-cart', 404, undefined, undefined],
  ['/vehicles/no-such-cart', 404, undefined, undefined],
  ['/vehicle', 404, undefined, undefined],
  ['/vehicles', 200, 'Inventory', '/inventory'],
  ['/policies', 200, 'Policies', '/policies'],
  ['/toms-river', 404, 'Municipality not found', undefined],
  ['/no/such/page', 404, '404 Page Not Found', undefined],
  ['/policies/no-such-policy', 404, '404 Page Not Found', undefined],
];

/** Section 2, route table; section 3, page metadata. */
export function routes(pages: ServedPages): void {
  it.each(screens)('%s answers %i with the heading %s', async (path, status, heading, canonical) => {
    const page = await pages.at(path);
    expect(page.status).toBe(status);
    const headings = allWords(page.document, 'h1');
    expect(headings).toEqual([heading ?? expect.stringMatching(/\w/)]);
    if (canonical) expect(page.canonical()).toBe(canonical);
  });

  it('every page has a unique title and a description that search engines show in full, with the number to call at its end', async () => {
    const titles = new Map<string, string>();
    for (const [path, status, , canonical] of screens) {
      if (status !== 200 || (canonical && canonical !== path)) continue;
      const page = await pages.at(path);
      const title = wordsOf(element(page.document, 'title'));
      expect(titles.get(title), path).toBeUndefined();
      titles.set(title, path);
      // Search engines cut longer texts.
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(page.meta('description'), path).toMatch(/^.{49,138}\S Call \(732\) 555-0142\.$/);
      expect(page.meta('og:description'), path).toBe(page.meta('description'));
    }
  });

  it.each([
    ['/denago', 'product.group'],
    ['/evolution', 'product.group'],
    ['/vehicles/denago-ev-city', 'product'],
    ['/', 'website'],
  ])('%s is of the type %s', async (path, type) => {
    expect((await pages.at(path)).meta('og:type')).toBe(type);
  });

  it('brand pages, vehicle sheets and policies have keywords', async () => {
    for (const [path] of screens) {
      if (!/^\/(denago|evolution|vehicles\/.*|policies\/[^/]*|privacy-policy|terms-of-service)$/.test(path)) continue;
      const page = await pages.at(path);
      if (page.status === 200) expect(page.meta('keywords')?.split(',').length, path).toBeGreaterThan(2);
    }
  });

  it.each(['/', '/denago', '/evolution', '/rentals', '/edison-township', '/vehicles/denago-ev-city'])(
    '%s has a social card of 1200 by 630 pixels',
    async (path) => {
      const address = (await pages.at(path)).meta('og:image') ?? '';
      const card = await pages.file(new URL(address).pathname);
      // Bytes 16 to 23 of a PNG are its width and height.
      expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    },
  );

  it('the catch-all screen gives its hint', async () => {
    const page = await pages.at('/no/such/page');
    expect(wordsOf(page.main)).toContain('Did you forget to add the page to the router?');
  });

  it('every page says the number to call', async () => {
    for (const [path] of screens) expect(wordsOf((await pages.at(path)).document), path).toContain(phone);
  });
}
