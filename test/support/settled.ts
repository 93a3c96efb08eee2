import type { Page, Request } from 'playwright-core';

/** Milliseconds until something must be wrong. */
const patience = 90_000;

/**
 * Tracks what a page requests from now on.
 * @returns a function that waits until everything has loaded and has been drawn
 */
export function settled(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return async () => {
    const end = Date.now() + patience;
    await drawn(page);
    while (waiting.size > 0 || (await page.locator('[aria-busy="true"]').count()) > 0) {
      const late = [...waiting].map((request) => request.url());
      if (Date.now() > end) throw new Error(`The page is still loading, with these requests: ${late.join(' ')}`);
      await drawn(page);
    }
  };
}

/** Waits until the browser has drawn its current state. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
