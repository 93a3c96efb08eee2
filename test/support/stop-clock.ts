import type { Page } from 'playwright-core';

/** Stops the page's clock, so that no toast goes away by itself. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-06-01T12:00:00Z' });
  await page.clock.pauseAt('2026-06-01T12:00:01Z');
}
