import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitSite } from './support.ts';

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
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(20);
});

const nowhere = { x: 0, y: 0, width: 0, height: 0 };
