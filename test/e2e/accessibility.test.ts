import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from '../support/axe.ts';
import { largeText } from '../support/chromium.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { hydrated, settled, visitSite } from './support.ts';

const site = visitSite();
const kinds = Object.entries(pageKinds);

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** In the order in which they are cheapest to go through: a page is loaded once and then made wider. */
const views = [
  [320, 'dark'],
  [390, 'dark'],
  [1440, 'light'],
] as const;

describe('at any width, in the dark and by day,', () => {
  let page: Page;
  let quiet: () => Promise<void>;
  beforeAll(async () => {
    page = await site.openForAll({ bypassCSP: true, reducedMotion: 'reduce' });
    quiet = settled(page);
  });

  it.each(kinds)('%s has no accessibility problem', async (_, path) => {
    const [first] = views;
    await page.setViewportSize({ width: first[0], height: 900 });
    await page.emulateMedia({ colorScheme: first[1] });
    await page.goto(site.url + path);
    await hydrated(page);
    await quiet();
    for (const [width, colorScheme] of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await overflowOf(page), `sideways at ${width} pixels`).toBe(0);
      if (width > 320) expect(await axeProblems(page), `${width} pixels, ${colorScheme}`).toEqual([]);
    }
  });
});

describe('nothing is lost sideways', () => {
  const large = visitSite({ setting: largeText });
  let page: Page;
  let quiet: () => Promise<void>;
  beforeAll(async () => {
    page = await large.openForAll();
    quiet = settled(page);
  });

  it.each(kinds)('of %s with text of twice the size', async (_, path) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(large.url + path);
    await hydrated(page);
    await quiet();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `${width} pixels`).toBe(0);
    }
  });
});
