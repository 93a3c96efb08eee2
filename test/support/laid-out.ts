import type { Page } from 'playwright-core';

/** Waits until all of a page is laid out: on a phone what is further down comes a moment later, and changes how long the page is. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}
