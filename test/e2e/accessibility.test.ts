import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from '../support/axe.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { hydrated, settled, visitSite } from './support.ts';

const site = visitSite();
let page: Page;
let quiet: () => Promise<void>;
let setTextSize: (pixels: number) => Promise<void>;
const kinds = Object.entries(pageKinds);

/** Changes the text size as in the browser's settings. */
async function textSizeOf(page: Page): Promise<typeof setTextSize> {
  const devtools = await page.context().newCDPSession(page);
  return async (pixels) => void (await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } }));
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** In the fastest order: each page is loaded once and then made wider. */
const views = [
  [320, 'dark'],
  [390, 'dark'],
  [1440, 'light'],
] as const;

/** The page is loaded with text of twice the size and then checked at the normal size. */
describe.each(kinds)('%s', (_, path) => {
  beforeAll(async () => {
    page ??= await site.openForAll({ bypassCSP: true });
    quiet ??= settled(page);
    setTextSize ??= await textSizeOf(page);
    await setTextSize(32);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(site.url + path);
    await hydrated(page);
    await quiet();
  });

  it('does not overflow sideways with text of twice the size', async () => {
    await setTextSize(32);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `${width} pixels`).toBe(0);
    }
    // If only the text is larger, media queries still use the normal size.
    await setTextSize(16);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await overflowOf(page), 'larger text alone').toBe(0);
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  });

  it('has no accessibility problem at any width, in the dark and by day', async () => {
    await setTextSize(16);
    for (const [width, colorScheme] of views) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await overflowOf(page), `sideways at ${width} pixels`).toBe(0);
      if (width > 320) expect(await axeProblems(page), `${width} pixels, ${colorScheme}`).toEqual([]);
    }
  });
});
