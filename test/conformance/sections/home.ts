import { expect, it } from 'vitest';
import { municipalities, phone, tel } from '../municipalities.ts';
import { allWords, elements, linksOf, partUnder, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';

/** The prices are the same as on the vehicles' pages. */
const featured: [name: string, price: string, href: string][] = [
  ['Evolution D5 Maverick 4 Plus', '$9,995', '/vehicles/evolution-d5-maverick-4-plus'],
  ['Evolution D6 Max GT4', '$13,595', '/vehicles/evolution-d6-max-gt4'],
  ['Denago EV City', '$15,000', '/vehicles/denago-ev-city'],
];

/** Section 2, Home. */
export function home(pages: ServedPages): void {
  it.each(['Premium Quality', 'Expert Service', '0% Financing', 'Eco-Friendly'])('has the tile %s', async (tile) => {
    expect(allWords((await pages.at('/')).main, 'h2')).toContain(tile);
  });

  it.each([
    ['View Inventory', '/inventory'],
    ['Call Now', tel],
    ['View Full Inventory', '/inventory'],
    ['Contact Us', '/contact'],
  ])('has the button %s to %s', async (text, href) => {
    expect(linksOf((await pages.at('/')).main)).toContainEqual({ text, href, newTab: false });
  });

  it('has the button Learn More to /about', async () => {
    const text = expect.stringMatching(/^Learn More\b/);
    expect(linksOf((await pages.at('/')).main)).toContainEqual({ text, href: '/about', newTab: false });
  });

  it.each(featured)('features the %s at %s', async (name, price, href) => {
    const card = partUnder((await pages.at('/')).main, 'h3', name);
    expect(wordsOf(card)).toMatch(/\bNEW\b/);
    expect(wordsOf(card)).toContain(price);
    expect(linksOf(card)).toContainEqual({ text: 'View Details', href, newTab: false });
  });

  it('features no other cart', async () => {
    const details = linksOf((await pages.at('/')).main).filter(({ text }) => text === 'View Details');
    expect(details).toHaveLength(featured.length);
  });

  it('names both brands with their pages and the four others', async () => {
    const { main } = await pages.at('/');
    const targets = linksOf(main).map(({ href }) => href);
    expect(targets).toEqual(expect.arrayContaining(['/denago', '/evolution']));
    const drawn = elements(main, 'title').map(wordsOf);
    for (const brand of ['Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV']) {
      expect(
        [...drawn, wordsOf(main)].some((words) => words.includes(brand)),
        brand,
      ).toBe(true);
    }
  });

  it('lists all 25 municipalities', async () => {
    const { main } = await pages.at('/');
    expect(wordsOf(main)).toContain('Serving all 25 Middlesex County municipalities');
    const links = linksOf(main);
    for (const [slug, name, type] of municipalities) {
      expect(links).toContainEqual({ text: `${name} ${type}`, href: `/${slug}`, newTab: false });
    }
  });

  it('says what is claimed, with the number of municipalities that there are', async () => {
    const words = wordsOf((await pages.at('/')).main);
    for (const claim of ['Over 15 years', '500+']) expect(words).toContain(claim);
    expect(words).not.toContain('15+ municipalities');
  });

  it('says where to find the dealer in the state, and on what numbers', async () => {
    const { main } = await pages.at('/');
    const words = wordsOf(main);
    expect(words).toContain(phone);
    expect(words).toContain('50 km');
    expect(words.match(/, NJ \d{5}/g)?.length).toBeGreaterThanOrEqual(2);
    expect(new Set(linksOf(main).flatMap(({ href }) => (href.startsWith('tel:') ? [href] : []))).size).toBeGreaterThan(
      2,
    );
  });
}
