import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe('the opening state', () => {
  it.each([
    ['2026-06-15T18:30:00Z', 'Open now until 5PM'],
    ['2026-06-15T21:00:00Z', 'Closed, opens tomorrow at 9AM'],
  ])('at %s reads "%s" in New Jersey, wherever the visitor is', async (moment, text) => {
    const page = await site.open('/inventory', { timezoneId: 'Asia/Tokyo' });
    await page.clock.setFixedTime(new Date(moment));
    await page.reload();
    await hydrated(page);
    const contact = page.getByRole('complementary', { name: 'Talk to someone who knows carts' });
    await expect.poll(() => contact.locator('[data-open]').textContent()).toBe(text);
  });

  it('goes on with the clock while the page is open', async () => {
    const page = await site.open('/services');
    await page.clock.install({ time: new Date('2026-06-15T20:58:00Z') });
    await page.reload();
    await hydrated(page);
    const hours = page.locator('#hours');
    await hours.getByText('Open now until 5PM').waitFor();
    await page.clock.runFor('03:00');
    await hours.getByText('Closed, opens tomorrow at 8AM').waitFor();
    // Timers are late in a tab that comes back from the background.
    await page.clock.setSystemTime(new Date('2026-06-16T15:00:00Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await hours.locator('[data-opening]').textContent()).toBe('Open now until 5PM');
  });

  it('without JavaScript leaves the hours alone', async () => {
    const page = await site.open('/showroom', { javaScriptEnabled: false });
    expect(await page.getByText(/Open now|Closed, opens/).count()).toBe(0);
    expect(await page.getByText('9AM-5PM').first().isVisible()).toBe(true);
  });
});

describe('the end of a page', () => {
  it.each(['/', '/about', '/edison-township', '/policies/return-policy', '/contact'])(
    'offers to call and to text and says whether they are open, as a bar below a call of the page: %s',
    async (path) => {
      const page = await site.open(path, { viewport: { width: 1440, height: 900 } });
      const contact = page.getByRole('complementary', { name: 'Talk to someone who knows carts' });
      const height = async () => (await contact.boundingBox())?.height ?? 0;
      for (const part of ['a[href^="tel:"]', 'a[href^="sms:"]', '[data-open]']) await contact.locator(part).waitFor();
      if (path === '/contact') expect(await height()).toBeGreaterThan(200);
      else expect(await height()).toBeLessThan(100);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await height()).toBeGreaterThan(200);
    },
  );
});

describe('the call button', () => {
  it('on a phone stays at the lower edge of the screen', async () => {
    const page = await site.open('/about', phone);
    const call = page.getByRole('banner').getByRole('link', { name: 'Call Now' });
    for (const fraction of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), fraction);
      const box = await call.boundingBox();
      expect(box?.y).toBeGreaterThan(760);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    }
    expect(await call.getAttribute('href')).toBe('tel:+17325550142');
  });

  it.each([
    [844, 390],
    [667, 375],
    [568, 320],
  ])(
    'stays on the screen of a phone held sideways, %i by %i, and takes a sixth of it at most',
    async (width, height) => {
      const page = await site.open('/about', { ...phone, viewport: { width, height } });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const call = page.getByRole('banner').getByRole('link', { name: 'Call Now' });
      const box = await call.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      const header = await page.getByRole('banner').boundingBox();
      if ((header?.y ?? -1) >= 0) expect(header?.height).toBeLessThanOrEqual(height / 6);
    },
  );

  it('is left out on paper', async () => {
    const page = await site.open('/about', phone);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').getByText('Call Now').first().isVisible()).toBe(false);
  });

  it('leaves the whole of a low and narrow window to the page, such as at high zoom', async () => {
    const page = await site.open('/inventory', { viewport: { width: 320, height: 256 } });
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true }).check({ force: true });
    for (const part of [page.getByRole('banner').getByText('Call Now'), page.getByText('1 of 3 picked')]) {
      const top = async () => (await part.first().boundingBox())?.y ?? 0;
      await page.evaluate(() => window.scrollTo(0, 0));
      const before = await top();
      await page.evaluate(() => window.scrollTo(0, 2000));
      expect(await top()).toBe(before - 2000);
    }
  });

  it('never hides what has the focus', async () => {
    const page = await site.open('/showroom', phone);
    await hydrated(page);
    const bar = await page.getByRole('banner').getByRole('link', { name: 'Call Now' }).boundingBox();
    const lowest = (bar?.y ?? 0) - 8;
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const { bottom } = element?.getBoundingClientRect() ?? { bottom: 0 };
        return { bottom, inHeader: element?.closest('header') !== null, name: element?.textContent };
      });
      if (!focused.inHeader) expect(focused.bottom, focused.name ?? '').toBeLessThanOrEqual(lowest);
    }
  });
});

describe('the map of the service area', () => {
  it('asks no other site for anything', async () => {
    const page = await site.open('/about');
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
    });
    await page.goto(`${site.url}/`);
    await hydrated(page);
    await page.getByRole('link', { name: /Open in a map/ }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
  });
});

describe('the answers of a list of questions', () => {
  const answer = (page: Page) => page.locator('[data-foldable]').getByText('For a couple, a small family');

  it('are open in print and without JavaScript', async () => {
    const page = await site.open('/rentals');
    expect(await answer(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await answer(page).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    expect(await answer(page).isVisible()).toBe(true);
    const plain = await site.open('/rentals', { javaScriptEnabled: false });
    expect(await answer(plain).isVisible()).toBe(true);
  });

  it('have questions that are headings and no buttons without JavaScript', async () => {
    const page = await site.open('/rentals', { javaScriptEnabled: false });
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const named = nodes.filter(({ ignored, name }) => !ignored && name?.value === 'Which cart is right for me?');
    const roles = named.map(({ role }) => role?.value);
    expect(roles).toContain('heading');
    expect(roles).not.toContain('button');
  });

  it('open by a click, even by one that comes before the script', async () => {
    const page = await site.open('/rentals', phone);
    await page.getByRole('button', { name: 'Which cart is right for me?' }).tap();
    await answer(page).waitFor();
    expect(await page.locator('[data-foldable]').filter({ visible: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'Which cart is right for me?' }).tap();
    await answer(page).waitFor({ state: 'hidden' });
  });
});
