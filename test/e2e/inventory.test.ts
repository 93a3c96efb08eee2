import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
let vehicles: { id: string; name: string; description: string; brand: string; price: number; isNew: boolean }[] = [];

beforeAll(async () => {
  vehicles = await fetch(`${site.url}/api/vehicles`).then((response) => response.json());
});

const tiles = (page: Page) => page.getByRole('article');
const countLine = (page: Page) => page.getByRole('status').filter({ hasText: 'Showing' });
const names = (page: Page) => tiles(page).getByRole('heading').allTextContents();
/** The button of a filter. Its name starts with the selected value. */
const filter = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
const chosen = (page: Page, name: string) => filter(page, name).textContent();
const byModel = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en-US', { numeric: true });

/** Selects a filter value the way a visitor does. */
async function choose(page: Page, name: string, label: string): Promise<void> {
  await filter(page, name).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}
const searchOf = (page: Page) => new URL(page.url()).search;

/** Waits until this many tiles show and every count on the page agrees. */
async function expectCount(page: Page, count: number): Promise<void> {
  await countLine(page)
    .filter({ hasText: `Showing ${count} of ${vehicles.length} total vehicles` })
    .waitFor();
  expect(await tiles(page).count()).toBe(count);
  const heading = count === 0 ? 'No vehicles found' : `${count} ${count === 1 ? 'vehicle' : 'vehicles'} found`;
  expect(await page.getByRole('heading', { level: 2, name: heading }).count()).toBe(1);
}

/** Opens the inventory directly by its address. */
async function openInventory(search = ''): Promise<Page> {
  const page = await site.open(`/inventory${search}`);
  await hydrated(page);
  return page;
}

/** Opens another page, one click away from the inventory, and records the requests for the list. */
async function beforeInventory(): Promise<{ page: Page; requests: string[]; go: () => Promise<void> }> {
  const page = await site.open('/contact');
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/vehicles') && requests.push(request.url()));
  const go = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click();
    await page.waitForURL('**/inventory');
  };
  return { page, requests, go };
}

describe('the list', () => {
  it('is there at once and needs no request', async () => {
    const page = await site.open('/inventory');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    expect(await tiles(page).count()).toBe(vehicles.length);
    await hydrated(page);
    await expectCount(page, vehicles.length);
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  it.each([
    [1024, 3],
    [1280, 4],
  ])('has, %i pixels wide, %i columns', async (width, columns) => {
    const page = await site.open('/inventory', { viewport: { width, height: 900 } });
    const lefts = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  });

  it('leads from every vehicle to its sheet', async () => {
    const page = await openInventory();
    const links = tiles(page).getByRole('link');
    expect(await links.count()).toBe(vehicles.length);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([...vehicles].sort(byModel).map(({ id }) => `/vehicles/${id}`));
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect([...data.matchAll(/"url":"[^"]*(\/vehicles\/[^"]+)"/g)].map(([, path]) => path)).toEqual(targets);
  });

  it('marks new vehicles and only those', async () => {
    const page = await openInventory();
    expect(await tiles(page).getByText('NEW', { exact: true }).count()).toBeGreaterThan(0);
    const marked = await tiles(page).filter({ hasText: 'NEW' }).getByRole('heading').allTextContents();
    const fresh = vehicles.filter(({ isNew }) => isNew).sort(byModel);
    expect(marked).toEqual(fresh.map(({ name }) => name));
  });
});

describe('the filters', () => {
  it('put a choice into the address, and the back button undoes it', async () => {
    const page = await openInventory();
    const denago = vehicles.filter(({ brand }) => brand === 'Denago').length;
    await choose(page, 'Brand', 'Denago');
    await expectCount(page, denago);
    expect(searchOf(page)).toBe('?brand=denago');
    await choose(page, 'Price', '$15,000 to $25,000');
    await page.waitForURL('**/inventory?brand=denago&price=15000-25000');
    await expectCount(page, vehicles.filter(({ brand, price }) => brand === 'Denago' && price >= 15000).length);
    await page.goBack();
    await expectCount(page, denago);
    await page.goBack();
    await expectCount(page, vehicles.length);
    expect(await chosen(page, 'Brand')).toBe('All brands');
  });

  it('are chosen by keys, and typing leads to a choice', async () => {
    const page = await openInventory();
    await filter(page, 'Category').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.type('tur');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/inventory?category=turfman');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Turfman');
    const turfmen = vehicles.filter(({ name }) => name.includes('Turfman')).map(({ name }) => name);
    expect((await names(page)).sort()).toEqual(turfmen.sort());
  });

  it('sort by a menu', async () => {
    const page = await openInventory();
    await page.getByRole('button', { name: 'Sort by: Model' }).click();
    await page.getByRole('menuitemradio', { name: 'Price, high to low' }).click();
    await page.waitForURL('**/inventory?sort=price-high');
    const dearest = [...vehicles].sort((a, b) => b.price - a.price)[0];
    expect((await names(page))[0]).toBe(dearest?.name);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Sort by: Price, high to low' }).click();
    await page.getByRole('menuitemradio', { name: 'Price, high to low' }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect([searchOf(page), await page.evaluate(() => history.length)]).toEqual(['?sort=price-high', entries]);
  });

  it('search while somebody types, and the back button undoes only that', async () => {
    const page = await openInventory();
    await choose(page, 'Brand', 'Evolution');
    await page.waitForURL('**/inventory?brand=evolution');
    const before = await page.evaluate(() => history.length);
    await page.getByRole('searchbox').pressSequentially('MAVERICK');
    const fitting = vehicles.filter(({ name, description }) => /maverick/i.test(name + description));
    await expectCount(page, fitting.length);
    await page.waitForURL('**/inventory?brand=evolution&q=MAVERICK');
    const isHandled = page.evaluate(
      () => new Promise((resolve) => addEventListener('submit', (event) => resolve(event.defaultPrevented))),
    );
    await page.getByRole('searchbox').press('Enter');
    expect(await isHandled).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await page.waitForURL('**/inventory?brand=evolution');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    expect(await chosen(page, 'Brand')).toBe('Evolution');
  });

  it('search for each word', async () => {
    const page = await openInventory('?q=plus++MAVERICK');
    const words = [/plus/i, /maverick/i];
    const fitting = vehicles.filter((vehicle) => words.every((word) => word.test(vehicle.name + vehicle.description)));
    await expectCount(page, fitting.length);
    expect(fitting.length).toBeGreaterThan(0);
  });

  it('are set by a shared link and kept on reload', async () => {
    const page = await openInventory('?q=plus&brand=evolution&category=maverick&price=under-15000&sort=price-high');
    const check = async () => {
      await page.getByRole('heading', { level: 2, name: 'vehicles found' }).waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('plus');
      expect(await chosen(page, 'Brand')).toBe('Evolution');
      expect(await chosen(page, 'Category')).toBe('Maverick');
      expect(await chosen(page, 'Price')).toBe('Under $15,000');
      const fitting = vehicles.filter(({ name }) => /Maverick.*Plus/.test(name)).sort((a, b) => b.price - a.price);
      await expectCount(page, fitting.length);
      expect(await names(page)).toEqual(fitting.map(({ name }) => name));
    };
    await check();
    await page.reload();
    await hydrated(page);
    await check();
  });

  it('are kept for a visitor who comes back from a vehicle', async () => {
    const page = await openInventory('?category=turfman');
    await expectCount(page, vehicles.filter(({ name }) => name.includes('Turfman')).length);
    await tiles(page).getByRole('link').first().click();
    await page.waitForURL('**/vehicles/*');
    await page.getByRole('heading', { level: 1, name: 'Turfman' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/inventory?category=turfman');
    await expectCount(page, vehicles.filter(({ name }) => name.includes('Turfman')).length);
  });

  it('say when nothing fits and are all cleared by one button', async () => {
    const page = await openInventory('?q=hovercraft&brand=denago&category=rover&price=over-25000');
    await page.getByText('No vehicles match your current filters.').waitFor();
    await expectCount(page, 0);
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expectCount(page, vehicles.length);
    expect(searchOf(page)).toBe('');
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    for (const label of ['Brand', 'Category', 'Price']) expect(await chosen(page, label)).toMatch(/^All /);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });

  it('can be taken away one by one', async () => {
    const page = await openInventory('?brand=denago&q=rover');
    const tag = (name: string) => page.getByRole('row', { name, exact: true });
    await tag('“rover”').getByRole('button').click();
    await page.waitForURL('**/inventory?brand=denago');
    await page.waitForFunction(() => document.activeElement?.closest('[role="row"]') !== null);
    await tag('Denago').getByRole('button').click();
    await expectCount(page, vehicles.length);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });

  it('take over what was typed before the browser was ready', async () => {
    const page = await site.open('/robots.txt');
    const ready = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await ready.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/inventory`, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('carrier');
    await expect.poll(() => tiles(page).count()).toBe(vehicles.length);
    ready.resolve();
    await page.waitForURL('**/inventory?q=carrier');
    await expectCount(page, vehicles.filter(({ name }) => name.includes('Carrier')).length);
    expect(await page.getByRole('searchbox').inputValue()).toBe('carrier');
  });

  it.each([320, 390, 768, 1024])('show in full what is chosen, %i pixels wide', async (width) => {
    const page = await site.open('/inventory?price=15000-25000&sort=price-low', { viewport: { width, height: 844 } });
    await hydrated(page);
    if (width < 1024) await page.getByRole('button', { name: 'Filters (1)' }).click();
    for (const name of [/Price$/, /^Sort by/]) {
      const value = page.getByRole('button', { name }).locator('span').first();
      const [lines, cut] = await value.evaluate((span) => {
        const range = document.createRange();
        range.selectNodeContents(span);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return [new Set(tops).size, span.scrollWidth - span.clientWidth];
      });
      expect([lines, cut], String(name)).toEqual([1, 0]);
    }
  });

  it('open on demand on a phone', async () => {
    const page = await site.open('/inventory?q=denago', phone);
    await hydrated(page);
    expect(await filter(page, 'Brand').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await choose(page, 'Brand', 'Denago');
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    await expectCount(page, vehicles.filter((vehicle) => vehicle.brand === 'Denago').length);
  });
});

describe('the count', () => {
  it.each([
    [1280, 600, false],
    [390, 800, false],
    [390, 800, true],
  ])('stays in view in a window of %i by %i, also where filters are open: %s', async (width, height, isOpen) => {
    const page = await site.open('/inventory', { viewport: { width, height } });
    await hydrated(page);
    if (isOpen) await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const top = async () => (await countLine(page).boundingBox())?.y ?? 0;
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => window.scrollY > 1000);
    const header = await page.getByRole('banner').boundingBox();
    expect(await top()).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect(await top()).toBeLessThan(height / 2);
    if (width < 1280) return;
    await choose(page, 'Brand', 'Denago');
    await expect.poll(async () => (await tiles(page).first().boundingBox())?.y).toBeGreaterThan(0);
  });
});

describe('a visitor from another page', () => {
  it('sees six skeletons until the list is there, and none the next time', async () => {
    const { page, requests, go } = await beforeInventory();
    const ready = Promise.withResolvers<void>();
    await page.route('**/api/vehicles', async (route) => {
      await ready.promise;
      await route.continue();
    });
    await go();
    await page.locator('[data-skeleton]').first().waitFor();
    expect(await page.locator('[data-skeleton]').count()).toBe(6);
    expect(await tiles(page).count()).toBe(0);
    expect(await page.locator('main [aria-busy="true"]').count()).toBe(1);
    ready.resolve();
    await expectCount(page, vehicles.length);
    expect(await names(page)).toEqual([...vehicles].sort(byModel).map(({ name }) => name));

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await go();
    await expectCount(page, vehicles.length);
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await choose(page, 'Brand', 'Denago');
    await page.waitForURL('**/inventory?brand=denago');
    expect(requests).toHaveLength(1);
  });

  it('is told after three more attempts that the list failed, and can try again', async () => {
    const { page, requests, go } = await beforeInventory();
    await page.route('**/api/vehicles', (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }));
    await go();
    await page.getByRole('alert').getByText('Error loading vehicles: Failed to fetch vehicles: 500').waitFor();
    expect(requests).toHaveLength(4);
    await page.unroute('**/api/vehicles');
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await expectCount(page, vehicles.length);
    expect(requests).toHaveLength(5);
  });

  it('is told that there is no connection when no attempt reaches the server', async () => {
    const { page, requests, go } = await beforeInventory();
    await page.route('**/api/vehicles', (route) => route.abort());
    await go();
    await page
      .getByRole('alert')
      .getByText('Error loading vehicles: Failed to fetch vehicles: no connection')
      .waitFor();
    expect(requests).toHaveLength(4);
    await page.unroute('**/api/vehicles');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await go();
    await expectCount(page, vehicles.length);
    expect(requests).toHaveLength(5);
  });

  it('has the list when only the first attempts fail', async () => {
    const { page, requests, go } = await beforeInventory();
    await page.route('**/api/vehicles', (route) =>
      requests.length < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await go();
    await expectCount(page, vehicles.length);
    expect(requests).toHaveLength(3);
  });

  it('sees a vehicle that the page was not built with, as a placeholder', async () => {
    const { page, go } = await beforeInventory();
    const fresh = {
      ...{ id: 'tomberlin-e-merge', name: 'Tomberlin E-Merge', description: 'Just in.', brand: 'Tomberlin' },
      ...{ category: 'other', price: 12499.5, images: [], inStock: false, isNew: true, features: [] },
      specifications: { seatingCapacity: 4 },
    };
    await page.route('**/api/vehicles', (route) => route.fulfill({ json: [fresh] }));
    await go();
    const tile = tiles(page);
    await tile.getByText('$12,499.50').waitFor();
    expect(await tile.getByRole('link').getAttribute('href')).toBe('/vehicles/tomberlin-e-merge');
    expect(await tile.locator('svg').first().isVisible()).toBe(true);
    expect(await tile.getByText('NEW').isVisible()).toBe(true);
    expect(await tile.getByText('Out of Stock').isVisible()).toBe(true);
  });
});

describe('the comparison', () => {
  it('takes up to three vehicles and puts them side by side at an address of its own', async () => {
    const page = await openInventory();
    const compare = (index: number) =>
      page.getByRole('checkbox', { name: `Compare ${vehicles[index]?.name}`, exact: true });
    // Some screen readers announce nothing from a status that appears with its text.
    const status = await page.$('[role="status"]:empty');
    for (const index of [0, 3, 5]) await compare(index).check({ force: true });
    expect(await status?.textContent()).toBe('3 of 3 vehicles picked to compare');
    expect(await compare(1).isDisabled()).toBe(true);
    const colors = await page
      .locator('label:has(input:not(:checked)) > span:has(svg)')
      .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).backgroundColor));
    expect(colors).toHaveLength(vehicles.length - 3);
    expect(colors).not.toContain('rgba(0, 0, 0, 0)');
    const whyNot = page.getByRole('checkbox', { description: 'Remove one to compare another.' });
    expect(await whyNot.count()).toBe(vehicles.length - 3);
    expect(await page.getByText('Remove one to compare another.').isVisible()).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    const slugs = [0, 3, 5].map((index) => vehicles[index]?.id);
    await page.waitForURL(`**/inventory?compare=${slugs.join(',')}`);
    const table = page.getByRole('table', { name: 'Side by side' });
    await table.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Side by side');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await table.getByRole('button', { name: 'Remove' }).count()).toBe(3);
    expect(
      await table
        .getByRole('row', { name: /^Price/ })
        .getByRole('cell')
        .count(),
    ).toBe(3);
    await page.goBack();
    await expectCount(page, vehicles.length);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
    expect(await compare(3).isChecked()).toBe(true);
    await page.getByRole('row', { name: vehicles[0]?.name, exact: true }).getByRole('button').click();
    expect(await Promise.all([0, 3, 5].map((index) => compare(index).isChecked()))).toEqual([false, true, true]);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    expect(await compare(3).isChecked()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });

  it('hides nothing on a phone that has the focus', async () => {
    const page = await site.open('/inventory', { ...phone, viewport: { width: 375, height: 667 } });
    await hydrated(page);
    /** The focused element, if something else is in front of an edge of it. */
    const hidden = () =>
      page.evaluate(() => {
        const element = document.activeElement?.closest('label, a, button');
        const box = element?.getBoundingClientRect();
        const isSeen = (y: number) => element?.contains(document.elementFromPoint((box?.x ?? 0) + 10, y));
        return box && isSeen(box.top + 2) && isSeen(box.bottom - 2) ? '' : element?.textContent;
      });
    const compare = page.getByRole('checkbox', { name: 'Compare Denago EV Nomad XL', exact: true });
    await compare.focus();
    // Where the tray will be.
    await compare.evaluate((box) => window.scrollBy(0, box.getBoundingClientRect().top - 550));
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: 'Vehicles to compare' }).waitFor();
    expect(await hidden()).toBe('');
    for (const key of [...Array(12).fill('Tab'), ...Array(10).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await hidden()).toBe('');
    }
  });

  it('is only a few Tab presses from what is above the list', async () => {
    const page = await openInventory();
    await page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true }).check({ force: true });
    const tray = page.getByRole('region', { name: 'Vehicles to compare' });
    await page.getByRole('button', { name: /^Sort by/ }).focus();
    await page.keyboard.press('Tab');
    expect(await tray.locator(':focus').count()).toBe(1);
    expect(await page.getByRole('group', { name: 'Vehicles', exact: true }).count()).toBe(1);
    expect((await tray.boundingBox())?.y).toBeGreaterThan(700);
  });

  it('keeps what was picked for a visitor who looks at a vehicle in between or loads the page again', async () => {
    const page = await openInventory();
    const compare = page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true });
    await compare.check({ force: true });
    await tiles(page).getByRole('link', { name: 'Evolution Forester 4 Plus', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Evolution Forester 4 Plus' }).waitFor();
    await page.goBack();
    await compare.waitFor({ state: 'attached' });
    expect(await compare.isChecked()).toBe(true);
    await page.reload();
    await hydrated(page);
    await page.getByRole('status').getByText('1 of 3 vehicles picked').waitFor();
    expect(await compare.isChecked()).toBe(true);
  });

  it('shows only what differs when that is asked for', async () => {
    const page = await openInventory('?compare=denago-ev-city,denago-ev-nomad');
    const lines = page.getByRole('table').locator('tbody tr');
    await lines.first().waitFor();
    const all = await lines.count();
    const titles = () => lines.getByRole('rowheader').allTextContents();
    expect(await titles()).toEqual([
      ...['Price', 'Seats', 'Range', 'Top speed', 'Drive', 'Motor', 'Battery', 'Full charge', 'Payload'],
    ]);
    expect(await lines.filter({ hasText: 'Full charge' }).getByRole('cell').first().textContent()).toContain(
      'estimate',
    );
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => 'printed' in window)).toBe(true);
    const differing = await lines.evaluateAll((rows) =>
      rows
        .filter((row) => new Set([...row.querySelectorAll('td')].map((cell) => cell.textContent)).size > 1)
        .map((row) => row.querySelector('th')?.textContent),
    );
    expect(differing).toContain('Price');
    await page.getByRole('button', { name: 'Differences only' }).click();
    expect(await titles()).toEqual(differing);
    expect(await lines.count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Remove Denago EV City' }).click();
    expect(await lines.count()).toBe(all);
  });

  it('opens from a shared link with the first three that it names, lets a vehicle go and leads back to the list', async () => {
    const named = ['denago-ev-city', 'denago-ev-city', 'no-such-cart', 'evolution-turfman-200', 'denago-ev-nomad'];
    const page = await openInventory(`?compare=${named}`);
    await page.getByRole('table').waitFor();
    expect(
      await page
        .getByRole('row', { name: /^Top speed/ })
        .getByRole('cell')
        .allTextContents(),
    ).toEqual(['25 mph', '15 mph', '25 mph']);
    await page.getByRole('link', { name: 'Back to All Vehicles' }).click();
    await expectCount(page, vehicles.length);
    const picked = page.getByRole('checkbox', { checked: true });
    expect(await picked.count()).toBe(3);
    await page.goBack();
    await page.getByRole('button', { name: 'Remove Denago EV City' }).click();
    await page.waitForURL('**/inventory?compare=evolution-turfman-200,denago-ev-nomad');
    await page.getByRole('link', { name: 'Back to All Vehicles' }).click();
    await expectCount(page, vehicles.length);
    expect(await picked.count()).toBe(2);
  });
});

describe('a link that compares vehicles that are gone', () => {
  it('shows the list, and leaves comparing as it is', async () => {
    const page = await openInventory('?compare=a,b,c,d');
    await expectCount(page, vehicles.length);
    expect(
      await page
        .getByRole('checkbox', { name: /^Compare / })
        .first()
        .isEnabled(),
    ).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('picked-vehicles'))).toBeNull();
  });
});

describe('a vehicle removed from the comparison', () => {
  it('leaves the page where it is, gives the focus to the next button and is announced', async () => {
    const page = await site.open('/inventory?compare=denago-ev-city,denago-ev-nomad,evolution-carrier-8-plus', phone);
    const table = page.getByRole('table');
    await table.waitFor();
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Denago EV City',
      'Denago EV Nomad',
      'Evolution Carrier 8 Plus',
    ]);
    await page.evaluate(() => window.scrollTo(0, 150));
    const remove = async (name: string) => {
      await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
      return page.evaluate(() => [document.activeElement?.textContent, window.scrollY]);
    };
    expect(await remove('Denago EV City')).toEqual(['Remove Denago EV Nomad', 150]);
    await page.getByRole('status').getByText('Comparing 2 vehicles').waitFor();
    expect(await remove('Evolution Carrier 8 Plus')).toEqual(['Remove Denago EV Nomad', 150]);
    await page.getByRole('status').getByText('Comparing 1 vehicle').waitFor();
    expect((await remove('Denago EV Nomad'))[0]).toBe(`${vehicles.length} vehicles found`);
    expect(await page.getByRole('region', { name: 'Vehicles to compare' }).count()).toBe(0);
  });
});

describe('without JavaScript', () => {
  it('all vehicles are listed, and what cannot work is not shown', async () => {
    const page = await site.open('/inventory?brand=denago', { javaScriptEnabled: false });
    expect(await tiles(page).count()).toBe(vehicles.length);
    expect(await page.locator('main search').isVisible()).toBe(false);
    expect(await page.getByRole('checkbox', { name: /^Compare/ }).count()).toBe(0);
    expect(await page.locator('noscript p', { hasText: 'Search and filters need JavaScript.' }).isVisible()).toBe(true);
  });
});
