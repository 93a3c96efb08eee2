import type { Page } from 'playwright-core';

/** Keeps the pages that load from now on from being hydrated. @returns a function that lets it happen */
export async function heldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.json', (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Waits until the page keeps what a visitor does before it is hydrated. */
export async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.prepared !== undefined);
}
