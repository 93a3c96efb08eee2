import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, type Visit } from '../../e2e/support.ts';
import { elements, linksOf, wordsOf } from '../page-text.ts';
import type { ServedPages } from '../served-pages.ts';
import { usd, vehicles } from '../vehicles.ts';

/** Carts at the limits of the price bands. Their names and categories differ for the other filters. */
const carts = [
  ['Alpha Ranger', 'Denago', 'D5 RANGER', 14999],
  ['Beta Maverick', 'Evolution', 'd5-maverick', 15000],
  ['Gamma Forester', 'Evolution', 'forester', 25000],
  ['Delta Turfman', 'Evolution', 'turfman', 25001],
  ['Epsilon Rover', 'DENAGO', 'ev-rover', 9995],
].map(([name, brand, category, price]) => ({
  id: String(name).toLowerCase().replace(' ', '-'),
  name,
  brand,
  category,
  price,
  description: name === 'Delta Turfman' ? 'Hauls HAY all day.' : 'A cart.',
  images: [],
  inStock: true,
  isNew: false,
  features: [],
  specifications: { seatingCapacity: 4 },
}));

const [alpha, beta, gamma, delta, epsilon] = carts.map(({ name }) => name);

/** A query, and the vehicles that match it. */
const filters: [query: string, fitting: (string | number | undefined)[]][] = [
  ['', [alpha, beta, gamma, delta, epsilon]],
  ['price=under-15000', [alpha, epsilon]],
  ['price=15000-25000', [beta, gamma]],
  ['price=over-25000', [delta]],
  ['brand=denago', [alpha, epsilon]],
  ['brand=evolution', [beta, gamma, delta]],
  ['category=ranger', [alpha]],
  ['category=maverick', [beta]],
  ['category=forester', [gamma]],
  ['category=turfman', [delta]],
  ['category=rover', [epsilon]],
  ['q=GAMMA', [gamma]],
  ['q=hay', [delta]],
  ['brand=denago&category=rover&price=under-15000', [epsilon]],
  ['brand=denago&category=turfman', []],
];

/** Goes to the inventory from another page, so that it requests the list, and answers with `carts`. */
async function inventoryOf(site: Visit): Promise<Page> {
  const page = await site.open('/contact');
  await hydrated(page);
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: carts }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click();
  await page.waitForURL('**/inventory');
  await page.getByRole('article').first().waitFor();
  return page;
}

/** Changes the query without reloading the document. */
async function goTo(page: Page, query: string): Promise<void> {
  await page.evaluate((search) => {
    const link = document.createElement('a');
    link.href = `/inventory${search}`;
    document.getElementById('main')?.prepend(link);
    link.click();
    link.remove();
  }, query && `?${query}`);
  await page.waitForURL((url) => url.search === (query && `?${query}`));
}

/** Section 2, Inventory; sections 8 and 9, filters and their messages. */
export function inventory(site: Visit, pages: ServedPages): void {
  it('lists the 37 vehicles at the prices of their sheets', async () => {
    const { main } = await pages.at('/inventory');
    const cards = new Map(elements(main, 'article').map((card) => [linksOf(card)[0]?.href, wordsOf(card)] as const));
    expect(cards.size).toBe(37);
    for (const [slug, name, price] of vehicles) {
      expect(cards.get(`/vehicles/${slug}`), slug).toContain(name);
      expect(cards.get(`/vehicles/${slug}`), slug).toContain(usd(price));
    }
    expect(wordsOf(main)).toContain('37 vehicles found');
    expect(wordsOf(main)).toContain('Showing 37 of 37 total vehicles');
  });

  it('offers the choices of the three filters', async () => {
    const { main } = await pages.at('/inventory');
    const choices = elements(main, 'select').map((select) =>
      elements(select, 'option')
        .map(({ attribs }) => attribs.value)
        .filter((value) => value !== ''),
    );
    for (const values of [
      ['all', 'denago', 'evolution'],
      ['all', 'ranger', 'maverick', 'forester', 'turfman', 'rover'],
      ['all', 'under-15000', '15000-25000', 'over-25000'],
    ]) {
      expect(choices).toContainEqual(values);
    }
  });

  it('shows what matches each filter, at its limits too', async () => {
    const page = await inventoryOf(site);
    for (const [query, fitting] of filters) {
      await goTo(page, query);
      await page
        .getByRole('status')
        .filter({ hasText: `Showing ${fitting.length} of ${carts.length} total vehicles` })
        .waitFor();
      // The previous filter may have left just as many, so wait for the list itself.
      const names = page.getByRole('article').getByRole('heading');
      await expect
        .poll(async () => (await names.allTextContents()).sort(), { message: query })
        .toEqual([...fitting].sort());
    }
  });

  it('says when nothing fits, and clears everything by one button', async () => {
    const page = await inventoryOf(site);
    await goTo(page, 'q=nothing&brand=denago&category=rover&price=over-25000');
    for (const text of [
      'No vehicles match your current filters.',
      'No vehicles found',
      'Showing 0 of 5 total vehicles',
    ]) {
      await page.getByRole('main').getByText(text).first().waitFor();
    }
    await page.getByRole('button', { name: 'Clear All Filters' }).first().click();
    await page.getByRole('status').filter({ hasText: 'Showing 5 of 5 total vehicles' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
}
