import type { Page } from 'playwright-core';

/** Waits until the whole page is laid out. Late fonts, and late layout on a phone, change how long the page is. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
