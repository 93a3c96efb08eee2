import type { Page, Request } from 'playwright-core';

/**
 * Follows what a page asks for from now on.
 * @returns waits until all of it has come, and what came of it is drawn
 */
export function settled(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return async () => {
    await drawn(page);
    while (waiting.size > 0 || (await page.locator('[aria-busy="true"]').count()) > 0) await drawn(page);
  };
}

/** Waits until the browser has drawn what it knows. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
