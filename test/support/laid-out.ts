import type { Page } from 'playwright-core';

/** Waits until all of a page is laid out: fonts may arrive late, and on a phone what is further down comes a moment later; both change how long it is. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
