import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageKinds } from '../support/page-kinds.ts';
import { hydrated, settled, visitSite } from './support.ts';

const site = visitSite();
const paths = {
  ...pageKinds,
  'inventory-filtered': '/inventory?brand=denago&price=under-15000',
  compare: '/inventory?compare=denago-ev-city,evolution-carrier-8-plus',
  'contact-with-topic': '/contact?vehicle=denago-ev-city',
};

interface Shift {
  value: number;
  nodes: string[];
}

/** Records every layout shift, even right after a key press. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = ({ node }: { node: Node | null }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName} ${element?.textContent?.slice(0, 40)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
      shifts.push({ value: entry.value, nodes: entry.sources.map(nameOf) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shifts so far. Less than a thousandth of the window counts as nothing. */
async function moved(page: Page): Promise<Shift[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) < 0.001 ? [] : shifts;
}

describe.each([390, 1440])('at %d pixels nothing moves and nothing fails on', (width) => {
  let page: Page;
  let quiet: () => Promise<void>;
  let fonts = Promise.withResolvers<void>();
  const errors: string[] = [];
  beforeAll(async () => {
    page = await site.openForAll({ viewport: { width, height: 844 }, hasTouch: width < 500 });
    quiet = settled(page);
    await page.addInitScript(watchShifts);
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route('**/*.woff2', (route) => fonts.promise.then(() => route.continue()));
  });

  it.each(Object.entries(paths))('%s', async (_, path) => {
    fonts = Promise.withResolvers();
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    fonts.resolve();
    await page.waitForLoadState('load');
    await hydrated(page);
    await quiet();
    expect(await moved(page), 'while it loads and is taken over').toEqual([]);

    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += 800)
      await page.evaluate(
        (to) =>
          new Promise<void>((resolve) => {
            window.scrollTo(0, to);
            requestAnimationFrame(() => resolve());
          }),
        top,
      );
    expect(await moved(page), 'while it is scrolled through').toEqual([]);

    const next = path === '/services' ? '/about' : '/services';
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), next);
    await page.waitForURL(`**${next}`);
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    expect(await moved(page), `while ${next} takes its place`).toEqual([]);
    expect(errors.splice(0)).toEqual([]);
  });
});
