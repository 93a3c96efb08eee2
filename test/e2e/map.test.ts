import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function explore(path: string, options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const page = await site.open(path, options);
  await page.getByRole('button', { name: 'Explore the Map' }).click();
  await windowOf(page).waitFor();
  // The map takes the focus at the moment when it starts to listen for the wheel.
  await expect.poll(() => hasFocus(page)).toBe(true);
  return page;
}

const windowOf = (page: Page) => page.getByRole('region', { name: 'Map to explore' });
const hasFocus = (page: Page) =>
  page.getByRole('group', { name: /^Interactive map/ }).evaluate((area) => area.contains(document.activeElement));
const viewOf = async (page: Page) =>
  ((await windowOf(page).locator('svg').getAttribute('viewBox')) ?? '').split(' ').map(Number);

describe('the drawn map', () => {
  it('is not in the way of the keyboard, and its towns are links', async () => {
    const page = await site.open('/edison-township');
    expect(await page.locator('main svg a').count()).toBe(25);
    expect(await page.locator('main svg a:not([tabindex="-1"])').count()).toBe(0);
    await page.locator('main svg a[href="/metuchen"]').click();
    await page.waitForURL('**/metuchen');
  });

  it('is there without JavaScript, without a button that does nothing', async () => {
    const page = await site.open('/edison-township', { javaScriptEnabled: false });
    expect(await page.getByRole('group', { name: /^Map of/ }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Explore the Map' }).isVisible()).toBe(false);
  });

  it('loads the interactive one only when it is asked for, and from nowhere else', async () => {
    const page = await site.open('/edison-township');
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => file.includes('MapExplorer'))).toEqual([]);
    await page.getByRole('button', { name: 'Explore the Map' }).click();
    await windowOf(page).waitFor();
    expect(files.filter((file) => file.includes('MapExplorer'))).not.toEqual([]);
    expect(files.filter((file) => !file.startsWith(site.url))).toEqual([]);
  });

  it('says so if it does not load, and can be asked for again', async () => {
    const page = await site.open('/edison-township');
    await hydrated(page);
    await page.route('**/MapExplorer-*', (route) => route.abort());
    await page.getByRole('button', { name: 'Explore the Map' }).click();
    await page.getByText('This part of the page did not load.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Explore the Map' }).click();
    await windowOf(page).waitFor();
    expect(await page.getByRole('button', { name: 'Explore the Map' }).count()).toBe(0);
  });

  it('says nothing on the page that the visitor has gone on to', async () => {
    const page = await site.open('/edison-township');
    await hydrated(page);
    const failed = Promise.withResolvers<void>();
    await page.route('**/MapExplorer-*', (route) => failed.promise.then(() => route.abort()));
    await page.getByRole('button', { name: 'Explore the Map' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await page.getByRole('button', { name: 'Explore the Map' }).waitFor({ state: 'detached' });
    failed.resolve();
    await page.waitForEvent('requestfailed');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await page.getByText('This part of the page did not load.').count()).toBe(0);
  });
});

describe('the interactive map', () => {
  it.each([[{}], [phone]])('takes the place of the drawn one, and shows the same, %j', async (options) => {
    const page = await site.open('/', options);
    await hydrated(page);
    const map = () => page.locator('svg[aria-label^="Map of"]').boundingBox();
    // Below the header, with the map's upper part out of view.
    await page.getByRole('button', { name: 'Explore the Map' }).evaluate((button) => {
      window.scrollBy({ top: button.getBoundingClientRect().top - 100, behavior: 'instant' });
      button.focus({ preventScroll: true });
    });
    const { x, width = 0, height = 0 } = (await map()) ?? {};
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page)).toBe(true);
    // It comes into view, as do its controls.
    await expect.poll(async () => (await map())?.y).toBeGreaterThan(0);
    const after = await map();
    expect(after).toMatchObject({ x, width, height });
    const circle = await windowOf(page).locator('[data-part="radius"]').boundingBox();
    expect(circle?.x).toBeGreaterThan(after?.x ?? 0);
    expect(circle?.y).toBeGreaterThan(after?.y ?? 0);
    expect(circle?.width).toBeLessThan(width);
    expect(circle?.height).toBeLessThan(height);
    await page.getByText('Pick one here or on the map').waitFor();
  });

  it('stays where the drawn one was, if all of it is in view', async () => {
    const page = await site.open('/', phone);
    await hydrated(page);
    const map = page.locator('svg[aria-label^="Map of"]');
    await map.evaluate((map) => window.scrollBy({ top: map.getBoundingClientRect().top - 120, behavior: 'instant' }));
    const before = await map.boundingBox();
    await page.getByRole('button', { name: 'Explore the Map' }).dispatchEvent('click');
    await windowOf(page).waitFor();
    await expect.poll(() => hasFocus(page)).toBe(true);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await map.boundingBox()).toEqual(before);
  });

  it('takes the focus, and moves and zooms by keys', async () => {
    const page = await explore('/about');
    expect(await hasFocus(page)).toBe(true);
    expect(await viewOf(page)).toEqual([0, 0, 600, 640]);
    await page.keyboard.press('Control+Equal');
    expect(await viewOf(page)).toEqual([0, 0, 600, 640]);
    await page.keyboard.press('+');
    const [x = 0, y = 0, width = 0] = await viewOf(page);
    expect(width).toBe(400);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await viewOf(page)).toEqual([x + 60, y + 60, 400, expect.any(Number)]);
    await page.keyboard.press('-');
    expect((await viewOf(page))[2]).toBe(600);
    await page.getByRole('button', { name: 'Whole county' }).click();
    expect(await viewOf(page)).toEqual([0, 0, 600, 640]);
  });

  it('zooms around the town that is selected', async () => {
    const page = await explore('/edison-township');
    const town = page.getByRole('main').locator('svg a[href="/edison-township"] circle').first();
    const middle = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await town.boundingBox()) ?? {};
      return [x + width / 2, y + height / 2].map(Math.round);
    };
    const before = await middle();
    const [, , width] = await viewOf(page);
    await page.keyboard.press('+');
    expect((await viewOf(page))[2]).toBeLessThan(width ?? 0);
    expect(await middle()).toEqual(before);
  });

  it('moves and zooms by its buttons', async () => {
    const page = await explore('/about', phone);
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    await expect.poll(async () => (await viewOf(page))[2]).toBe(900);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await page.getByRole('button', { name: 'Move north' }).tap();
    await page.getByRole('button', { name: 'Move west' }).tap();
    await expect.poll(() => viewOf(page)).toEqual([-90, -90, 600, 640]);
  });

  it('is dragged by a pointer without following what lies under it', async () => {
    const page = await explore('/about');
    const town = page.locator('main svg a[href="/edison-township"]');
    await town.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await town.boundingBox()) ?? {};
    await page.mouse.move(x + 4, y + 4);
    await page.mouse.down();
    await page.mouse.move(x + 54, y + 24, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await viewOf(page))[0]).toBeLessThan(-20);
    await expect.poll(async () => (await viewOf(page))[1]).toBeLessThan(-5);
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await page.getByRole('button', { name: /Town$/ }).textContent()).toBe('Choose a town');
  });

  it('zooms by the wheel where the pointer is, and lets the page scroll at the end', async () => {
    const page = await explore('/about');
    await windowOf(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await windowOf(page).boundingBox()) ?? {};
    await page.mouse.move(x + 30, y + height - 60);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await viewOf(page))[2]).toBeLessThan(400);
    const [left = 0] = await viewOf(page);
    expect(left).toBeLessThan(60);
    await page.mouse.wheel(0, 4000);
    await expect.poll(async () => (await viewOf(page))[2]).toBeGreaterThan(1600);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  });

  it('zooms by two fingers', async () => {
    const page = await explore('/about', phone);
    const area = windowOf(page);
    await area.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await area.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x + width / 2 - apart, y: y + height / 2, id: 1 },
      { x: x + width / 2 + apart, y: y + height / 2, id: 2 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [50, 60, 80])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await viewOf(page))[2]).toBeLessThan(330);
  });

  it('shows how far the nearest showroom is from a selected town, and links to its page', async () => {
    const page = await explore('/about');
    await page.getByRole('button', { name: /Town$/ }).click();
    await page.getByRole('option', { name: 'Cranbury Township' }).click();
    await expect.poll(async () => (await viewOf(page))[2]).toBe(300);
    const answer = page.getByRole('status').filter({ hasText: 'Nearest showroom' });
    const first = await answer.textContent();
    expect(first).toMatch(/Nearest showroom: .+, (\d+ miles? to the \w+|in town)/);
    await page.locator('main svg a[href="/jamesburg"]').click();
    await page.getByRole('link', { name: 'Rentals in Jamesburg Borough' }).waitFor();
    expect(await answer.textContent()).not.toBe(first);
    await page.getByRole('link', { name: 'Rentals in Jamesburg Borough' }).click();
    await page.waitForURL('**/jamesburg');
  });
});
