import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from '../support/axe.ts';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();

/** States that a page reaches only in use: the address where they start, and what a visitor does. */
const states: Record<string, [path: string, act: (page: Page) => Promise<unknown>]> = {
  'inventory with filters': [
    '/inventory?brand=denago&price=under-15000',
    (page) => page.getByRole('button', { name: 'Clear All Filters' }).waitFor(),
  ],
  'inventory without a match': [
    '/inventory?q=hovercraft',
    (page) => page.getByText('No vehicles match your current filters.').waitFor(),
  ],
  'inventory with a picked vehicle': [
    '/inventory',
    (page) => page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true }).check({ force: true }),
  ],
  'vehicles side by side': [
    '/inventory?compare=denago-ev-city,evolution-carrier-8-plus,evolution-d5-maverick-42-plus',
    (page) => page.getByRole('table').waitFor(),
  ],
  'a vehicle by its id': [
    '/vehicle/evolution-carrier-8-plus',
    (page) => page.getByRole('heading', { name: 'Interested in this vehicle?' }).waitFor(),
  ],
  'a vehicle that is not there': [
    '/vehicles/no-such-cart',
    (page) => page.getByRole('link', { name: 'Back to Inventory' }).waitFor(),
  ],
  'the contact form with mistakes': ['/contact', (page) => page.getByRole('button', { name: 'Send Message' }).click()],
};

describe.each([390, 1440])('at %d pixels', (width) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.openForAll({ viewport: { width, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' });
  });

  it.each(Object.entries(states))('%s has no accessibility problem', async (_, [path, act]) => {
    await page.goto(site.url + path);
    await hydrated(page);
    await act(page);
    // Further down, the header may cover half of a link, as it would of any.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
