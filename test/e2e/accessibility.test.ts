import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../support/axe.ts';
import { largeText } from '../support/chromium.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();
const kinds = Object.entries(pageKinds);

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** In the order in which they are cheapest to go through: a page is loaded once and then made wider. */
const views = [
  [320, 'dark'],
  [390, 'dark'],
  [1440, 'light'],
] as const;

it.concurrent.each(kinds)('%s has no accessibility problem at any width, in the dark and by day', async (_, path) => {
  const page = await site.open(path, {
    viewport: { width: 320, height: 900 },
    colorScheme: 'dark',
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  for (const [width, colorScheme] of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await overflowOf(page), `sideways at ${width} pixels`).toBe(0);
    if (width > 320) expect(await axeProblems(page), `${width} pixels, ${colorScheme}`).toEqual([]);
  }
  await page.context().close();
});

describe('nothing is lost sideways', () => {
  const large = visitSite({ setting: largeText });

  it.concurrent.each(kinds)('of %s with text of twice the size', async (_, path) => {
    const page = await large.open(path, { viewport: { width: 390, height: 900 } });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `${width} pixels`).toBe(0);
    }
    await page.context().close();
  });
});
