import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();

interface Seen {
  moved: string[];
  named: number;
  gaveUp: boolean;
}

/**
 * Records which parts of the page the browser animates, how many elements have a transition name at once, and whether the browser
 * gave up: it does if the new page takes more than four seconds, as on a slow machine.
 */
async function watchTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = { moved: [], named: 0, gaveUp: false };
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const count = () =>
        [...document.querySelectorAll<HTMLElement>('[style]')].filter((element) => element.style.viewTransitionName);
      seen.named = Math.max(seen.named, count().length);
      const transition = start(change);
      transition.ready.then(
        () => {
          seen.named = Math.max(seen.named, count().length);
          seen.moved = document
            .getAnimations()
            .map((animation) => (animation.effect as KeyframeEffect).pseudoElement ?? '');
        },
        ({ name }: DOMException) => {
          seen.gaveUp = name === 'TimeoutError';
        },
      );
      return transition;
    };
  });
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** What the browser does as `go` leads to the page with `heading`. */
async function seenDuring(page: Page, heading: string, go: () => Promise<unknown>): Promise<Seen> {
  await page.evaluate(() => {
    Object.assign((window as unknown as { seen: Seen }).seen, { moved: [], named: 0, gaveUp: false });
  });
  await go();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: Seen };
    return seen.gaveUp || seen.moved.length > 0;
  });
  return seenBy(page);
}

async function openInventory(options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const page = await site.open('/inventory', options);
  await hydrated(page);
  await watchTransitions(page);
  return page;
}

describe('a change of the page', () => {
  it("moves a card's cart into the hero of its sheet, and back", async () => {
    const page = await openInventory();
    const link = page.getByRole('link', { name: 'Denago EV City', exact: true });
    const there = () => seenDuring(page, 'Denago EV City', () => link.click());
    const back = () => seenDuring(page, 'Inventory', () => page.goBack());
    let changes = [await there(), await back()];
    for (let visit = 2; visit <= 5 && changes.some(({ gaveUp }) => gaveUp); visit++)
      changes = [await there(), await back()];
    for (const { moved, named } of changes) {
      expect(moved).toContain('::view-transition-group(vehicle)');
      expect(named).toBe(1);
    }
  });

  it('does not animate for those who want no motion', async () => {
    const page = await openInventory({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: /Brand$/ }).click();
    await page.getByRole('listbox').waitFor();
    const moving = await page
      .locator('body *')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).animationName !== 'none'));
    expect(moving).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Denago EV City', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Denago EV City' }).waitFor();
    expect(await seenBy(page)).toEqual({ moved: [], named: 0, gaveUp: false });
  });

  it('comes back to where the visitor was', async () => {
    const page = await openInventory({ viewport: { width: 390, height: 844 } });
    const link = page.getByRole('link', { name: 'Evolution Forester 4 Plus', exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(2000);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Evolution Forester 4 Plus' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 50, before);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Evolution Forester 4 Plus' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
  });
});
