import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();
const sheet = '/vehicles/denago-ev-city';

/** Records which parts of the page the browser animates, and how many elements have a transition name at once. */
async function watchTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { moved: [] as string[], named: 0 };
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const count = () =>
        [...document.querySelectorAll<HTMLElement>('[style]')].filter((element) => element.style.viewTransitionName);
      seen.named = Math.max(seen.named, count().length);
      const transition = start(change);
      transition.ready.then(() => {
        seen.named = Math.max(seen.named, count().length);
        seen.moved = document
          .getAnimations()
          .map((animation) => (animation.effect as KeyframeEffect).pseudoElement ?? '');
      });
      return transition;
    };
  });
}

const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { moved: string[]; named: number } }).seen);

async function openInventory(options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const page = await site.open('/inventory', options);
  await hydrated(page);
  await watchTransitions(page);
  return page;
}

describe('a change of the page', () => {
  it("moves a card's cart into the hero of its sheet, and back", async () => {
    const page = await openInventory();
    await page.getByRole('link', { name: 'Denago EV City', exact: true }).click();
    await page.waitForURL(`**${sheet}`);
    await page.waitForFunction(() => (window as unknown as { seen: { moved: string[] } }).seen.moved.length > 0);
    expect((await seenBy(page)).moved).toContain('::view-transition-group(vehicle)');
    expect((await seenBy(page)).named).toBe(1);
    await page.waitForFunction(() => !document.querySelector('[style*="view-transition-name"]'));
    await page.evaluate(() => {
      Object.assign((window as unknown as { seen: object }).seen, { moved: [], named: 0 });
    });
    await page.goBack();
    await page.waitForFunction(() => (window as unknown as { seen: { moved: string[] } }).seen.moved.length > 0);
    expect((await seenBy(page)).moved).toContain('::view-transition-group(vehicle)');
    expect((await seenBy(page)).named).toBe(1);
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
    expect(await seenBy(page)).toEqual({ moved: [], named: 0 });
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
