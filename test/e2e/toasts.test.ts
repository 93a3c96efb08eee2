import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, stopClock, visitSite } from './support.ts';

const site = visitSite();
const toasts = (page: Page) => page.locator('[data-toast]');

/** Opens a page with toasts, one for each message that the server refuses with these words. The clock is stopped. */
async function openWithToasts(...texts: string[]): Promise<Page> {
  return toastsOn(await site.open('/contact'), ...texts);
}

async function toastsOn(page: Page, ...texts: string[]): Promise<Page> {
  await hydrated(page);
  await stopClock(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { error: texts.shift() } }));
  for (const name of ['firstName', 'lastName']) await page.locator(`[name="${name}"]`).fill('Ada');
  await page.locator('[name="email"]').fill('ada@example.com');
  await page.locator('[name="phone"]').fill('7325550177');
  await page.locator('[name="message"]').fill('A message to refuse.');
  const button = page.getByRole('button', { name: 'Send Message' });
  for (const _ of [...texts]) {
    const answer = page.waitForResponse('**/api/contact');
    await button.click();
    await answer;
    await button.waitFor();
  }
  await toasts(page).first().waitFor();
  await page.mouse.move(5, 300);
  await settled(page);
  return page;
}

/**
 * Waits until a toast has started or stopped its timer. The page does not show this: React renders in one task and does the rest in
 * the next, so this waits for two more tasks. It cannot use the clock, because the clock is stopped.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 2; task += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
  });
}

/** Drags the toast sideways by this many pixels. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('There is no toast.');
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 30 + distance / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + 30 + distance, box.y + box.height / 2);
  await page.mouse.up();
}

describe('a toast', () => {
  it('is announced at once when it is an error', async () => {
    const page = await openWithToasts('No room');
    expect(await toasts(page).getByRole('alert').textContent()).toBe('ErrorNo room');
  });

  it.each([320, 390, 768, 1440])('covers no button that sends the form, %i pixels wide', async (width) => {
    const page = await toastsOn(await site.open('/contact', { viewport: { width, height: 844 } }), 'No room');
    const send = page.getByRole('button', { name: 'Send Message' });
    // Where the thumb is.
    await send.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const button = await send.boundingBox();
    const toast = await toasts(page).boundingBox();
    if (!button || !toast) throw new Error('There is no button or no toast.');
    const isApart =
      toast.y + toast.height <= button.y ||
      button.y + button.height <= toast.y ||
      toast.x + toast.width <= button.x ||
      button.x + button.width <= toast.x;
    expect(isApart, JSON.stringify([button, toast])).toBe(true);
  });

  it('disappears after 5000 ms and not before', async () => {
    const page = await openWithToasts('No room');
    await page.clock.runFor(4900);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(100);
    await toasts(page).waitFor({ state: 'detached' });
  });

  it('stays while the pointer is on it', async () => {
    const page = await openWithToasts('No room');
    await toasts(page).hover();
    await settled(page);
    await page.clock.runFor(60_000);
    expect(await toasts(page).count()).toBe(1);
    await page.mouse.move(5, 300);
    await settled(page);
    await page.clock.runFor(5000);
    await toasts(page).waitFor({ state: 'detached' });
  });

  it('stays while the focus is in it and closes by its button and by Escape', async () => {
    const page = await openWithToasts('First', 'Second');
    const close = toasts(page).getByRole('button', { name: 'Close notification' });
    await close.focus();
    await page.clock.runFor(60_000);
    expect(await toasts(page).textContent()).toContain('Second');
    await page.keyboard.press('Enter');
    await toasts(page).filter({ hasText: 'First' }).waitFor();
    await close.focus();
    await page.keyboard.press('Escape');
    await toasts(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send Message');
  });

  it.each([
    [50, 0],
    [-50, 0],
    [49, 1],
  ])('pushed aside by %d pixels leaves %d', async (distance, left) => {
    const page = await openWithToasts('No room');
    await swipe(page, distance);
    await page.mouse.move(5, 300);
    if (left === 0) await toasts(page).waitFor({ state: 'detached' });
    expect(await toasts(page).count()).toBe(left);
    if (left === 1) expect(await toasts(page).evaluate((toast) => toast.style.transform)).toBe('');
  });

  it('comes before waiting toasts, which come back', async () => {
    const page = await openWithToasts('First', 'Second', 'Third');
    expect(await toasts(page).count()).toBe(1);
    for (const text of ['Third', 'Second', 'First']) {
      await toasts(page).filter({ hasText: text }).waitFor();
      await settled(page);
      await page.clock.runFor(5000);
    }
    await toasts(page).waitFor({ state: 'detached' });
  });

  it('is not queued twice with the same text', async () => {
    const page = await openWithToasts('No room', 'No room');
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(5000);
    await toasts(page).waitFor({ state: 'detached' });
  });
});
