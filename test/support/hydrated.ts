import type { Page } from 'playwright-core';

/** Waits until React has hydrated the page. Touches the page first, because that is what starts it. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}
