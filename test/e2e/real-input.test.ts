import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, prepared, settled, visitSite } from './support.ts';

const site = visitSite();

/** Puts a finger on the middle of a button, and lifts it after a time, while the script of the page may take over. */
async function tap(page: Page, name: string, hold: number): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox()) ?? nowhere;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(hold);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A finger takes about a tenth of a second, in which a fast phone may have the script.
it.each([60, 120, 180, 240, 300])('a tap of %i ms as the first use of a page opens the menu', async (hold) => {
  const page = await site.open('/', phone);
  await page.reload();
  await tap(page, 'Menu', hold);
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
});

it('a slider that is dragged as the first use of a page ends where the mouse does', async () => {
  const page = await site.open('/rentals');
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  await page.reload();
  const { x, y, width, height } = (await slider.boundingBox()) ?? nowhere;
  await page.mouse.move(x + width / 4, y + height / 2);
  await page.mouse.down();
  for (const part of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    await page.waitForTimeout(80);
    await page.mouse.move(x + width * part, y + height / 2);
  }
  await page.mouse.up();
  await hydrated(page);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(20);
});

it('a finger that scrolls the page from a slider as the first use of a page leaves its value', async () => {
  const page = await site.open('/rentals', phone);
  const slider = page.getByRole('slider');
  await page.reload();
  await slider.scrollIntoViewIfNeeded();
  const value = await slider.inputValue();
  const { x, y, width, height } = (await slider.boundingBox()) ?? nowhere;
  const session = await page.context().newCDPSession(page);
  const [left, top] = [x + width * 0.8, y + height / 2];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: left, y: top }] });
  for (let moved = 20; moved <= 160; moved += 20)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: left, y: top - moved }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await hydrated(page);
  await settled(page)();
  expect(await slider.inputValue()).toBe(value);
});

/** Opens a page on a slow machine, on which it takes a while to take over. */
async function openOnSlowMachine(path: string): Promise<Page> {
  const page = await site.open(path);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload();
  await prepared(page);
  return page;
}

it('keeps each letter that is typed into a second field while the page takes over', async () => {
  const page = await openOnSlowMachine('/contact');
  const email = 'bartholomew.featherstonehaugh.the.third@example.org';
  // As a browser fills a form, all at once.
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({ firstName: 'Ann', lastName: 'Lee' })) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      Object.assign(field ?? {}, { value });
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }
    document.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  });
  await page.keyboard.type(email, { delay: 30 });
  await hydrated(page);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  expect(await page.getByLabel('First name').inputValue()).toBe('Ann');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Lee');
});

it('ticks the choice to which the arrow keys lead while the page takes over', async () => {
  const page = await openOnSlowMachine('/contact');
  await page.getByRole('radio', { name: 'Sales' }).focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight', { delay: 40 });
  await hydrated(page);
  await settled(page)();
  expect(await page.getByRole('radio', { name: 'General' }).isChecked()).toBe(true);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('general');
});

it('Back with the menu open leads to the main content of the page before', async () => {
  const page = await site.open('/rentals', phone);
  await hydrated(page);
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await page.waitForURL('**/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

const nowhere = { x: 0, y: 0, width: 0, height: 0 };
