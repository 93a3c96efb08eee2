import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, laidOut, settled, visitSite } from './support.ts';

const site = visitSite();
const policy = '/policies/return-policy';
const widths = [
  ['phone', { viewport: { width: 390, height: 844 } }],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
] as const;

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** How far below the header an element is. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const [element, header] = [document.getElementById(name), document.querySelector('header')];
    if (!element || !header) throw new Error(`There is no "${name}", or no header.`);
    return Math.round(element.getBoundingClientRect().top - header.getBoundingClientRect().bottom);
  }, id);
/** First words in view and their position, not the offset: a page that shows before its font arrives can have one more line in a heading. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main :is(h2, h3, p, li, dt, td)')];
    const first = all.find((element) => element.getBoundingClientRect().top >= 0);
    return { words: first?.textContent, top: first?.getBoundingClientRect().top ?? -1 };
  });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);

/** Presses Tab until a link with these words has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page))?.trim() === words) return;
  }
  throw new Error(`Tab never came to "${words}".`);
}

describe.each(widths)('on a %s', (_, screen) => {
  it('the keyboard alone leads from the home page to a vehicle and to the question about it', async () => {
    const page = await site.open('/', screen);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await tabTo(page, 'View Inventory');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/inventory');
    await expect.poll(() => focused(page)).toBe('main');
    await tabTo(page, 'Denago EV City');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Denago EV City' }).waitFor();
    await expect.poll(() => focused(page)).toBe('main');
    await tabTo(page, 'Request Quote');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact?*');
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toMatch(/EV City/);
  });

  it('a link to a place within a page leads there, also once the page is in use, and Back leads there again', async () => {
    const page = await site.open(`${policy}#defects`, screen);
    const top = await topOf(page, 'defects');
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(130);
    await hydrated(page);
    expect(await topOf(page, 'defects')).toBe(top);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Home', exact: true })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`${site.url}/`);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`**${policy}#defects`);
    await expect.poll(() => topOf(page, 'defects')).toBe(top);
  });

  it.each([false, true])('a page that is loaded again stays where it is read; in use before: %s', async (isUsed) => {
    const page = await site.open('/vehicles/denago-ev-nomad', screen);
    if (isUsed) await hydrated(page);
    await laidOut(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    let read = await inView(page);
    const movedBy = async () => {
      const { words, top } = await inView(page);
      return words === read.words ? Math.abs(top - read.top) : Number.POSITIVE_INFINITY;
    };
    await page.reload();
    // Pages scroll by whole pixels, but lines can be at fractions of a pixel.
    await expect.poll(movedBy).toBeLessThanOrEqual(1);
    // A visitor scrolls on before the page is in use again.
    await page.evaluate(() => window.scrollBy(0, 300));
    read = await inView(page);
    await hydrated(page);
    await settled(page)();
    expect(await movedBy()).toBeLessThanOrEqual(1);
    expect(await scrolled(page)).toBeGreaterThan(1100);
  });

  it('on a slow network a link shows that the next page is on its way, and leads there and back', async () => {
    const page = await site.open('/about', screen);
    await hydrated(page);
    let arrived = Promise.withResolvers<void>();
    await page.route('**/data/**', (route) => arrived.promise.then(() => route.continue()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Rental Policy' }).click();
    await page.locator('main[aria-busy="true"]').waitFor();
    arrived.resolve();
    await page.waitForURL('**/policies/rental-policy');
    await page.locator('main:not([aria-busy])').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Rental/);
    arrived = Promise.withResolvers();
    await page.goBack();
    await page.locator('main[aria-busy="true"]').waitFor();
    arrived.resolve();
    await page.waitForURL('**/about');
    await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
  });

  it('what changes without a new page is announced: the estimate, and how many vehicles fit', async () => {
    const page = await site.open('/rentals', screen);
    await hydrated(page);
    const estimate = page.locator('[aria-live="polite"]').filter({ hasText: '=' });
    const before = await estimate.textContent();
    await page.getByRole('slider', { name: /./ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => estimate.textContent()).not.toBe(before);
    const days = page.getByRole('textbox', { name: 'How long' });
    await days.fill('2.5');
    await page.keyboard.press('Tab');
    await expect.poll(() => days.inputValue()).toBe('3 days');
    await expect.poll(() => estimate.textContent()).toBe('3-day rental = $685');
    await days.fill('');
    await page.keyboard.press('Tab');
    await expect.poll(() => days.inputValue()).toBe('3 days');
    await days.fill('999');
    await page.keyboard.press('Tab');
    await expect.poll(() => days.inputValue()).toBe('30 days');
    expect(await page.getByRole('button', { name: 'More days' }).isDisabled()).toBe(true);
    await page.goto(`${site.url}/inventory`);
    await hydrated(page);
    await page.getByRole('searchbox', { name: 'Search vehicles' }).fill('nomad');
    await page
      .getByRole('status')
      .filter({ hasText: /^Showing 2 of/ })
      .waitFor();
  });
});

it('a finger that starts on the slider and goes up scrolls the page and leaves the days as they were', async () => {
  const page = await site.open('/rentals', { ...widths[0][1], hasTouch: true });
  await hydrated(page);
  const slider = page.getByRole('slider');
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await scrolled(page);
  const { x = 0, y = 0 } = (await page.getByRole('group', { name: 'How long' }).boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await finger('touchStart', { x: x + 200, y: y + 22 });
  await expect.poll(() => slider.inputValue()).not.toBe('7');
  for (const up of [40, 80, 120, 160]) await finger('touchMove', { x: x + 200, y: y + 22 - up });
  await finger('touchEnd');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  await expect.poll(() => slider.inputValue()).toBe('7');
});
