import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, laidOut, visitSite } from './support.ts';

const site = visitSite();
const policy = '/policies/return-policy';
const widths = [
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
] as const;

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const entries = (page: Page) => page.evaluate(() => window.history.length);

/** Clicks a link, preferably a visible one, without scrolling to it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)].find((found) =>
      found.checkVisibility(),
    );
    (link ?? document.querySelector<HTMLElement>(`a[href="${to}"]`))?.click();
  }, href);
}

/** What the head says about the page, without what is for the whole document. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link[rel="canonical"], script[type="application/ld+json"]')]
      .map((element) => element.outerHTML)
      .sort(),
  );

describe.each(widths)('on a %s', (_, screen) => {
  it.each([policy, '/denago', '/rentals'])('Back returns to the place before a link within %s', async (path) => {
    const page = await site.open(path, screen);
    await hydrated(page);
    const hash = await page.evaluate(
      () => document.querySelector<HTMLAnchorElement>('main a[href^="#"]')?.getAttribute('href') ?? '',
    );
    expect(hash).not.toBe('');
    await page.evaluate(() => window.scrollTo(0, 240));
    await follow(page, hash);
    await page.waitForURL(`**${path}${hash}`);
    await expect.poll(() => scrolled(page)).not.toBe(240);
    await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}`)).toBe(hash);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(240);
    await page.goForward();
    await expect.poll(() => scrolled(page)).not.toBe(240);
  });

  it('a page that the browser has kept is shown where it was read', async () => {
    const page = await site.open('/rentals', screen);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    // Safari keeps the page as it was, but at its top.
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.history.scrollRestoration = 'manual';
      window.scrollTo(0, 0);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  it('Back gives the focus to the link that led away, and Forward to the page', async () => {
    const page = await site.open('/inventory', screen);
    await hydrated(page);
    const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
    await page.getByRole('link', { name: 'Evolution D6 Max GT4', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Evolution D6 Max GT4' }).waitFor();
    await expect.poll(focused).toBe('main');
    const inView = () => page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? -1) > 0);
    await page.goBack();
    await expect.poll(focused).toBe('Evolution D6 Max GT4');
    await expect.poll(inView).toBe(true);
    await page.goForward();
    await expect.poll(focused).toBe('main');
    // A link in the header is not in the page that Back returns to.
    await page.goBack();
    await expect.poll(focused).toBe('Evolution D6 Max GT4');
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.focus());
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/`);
    await expect.poll(focused).toBe('main');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
    await expect.poll(focused).toBe('main');
  });

  it('Back returns to the place before a link within the page that was the first click', async () => {
    const page = await site.open(policy, screen);
    await page.evaluate(() => window.scrollTo(0, 240));
    await follow(page, '#defects');
    await page.waitForURL(`**${policy}#defects`);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(700);
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(240);
  });

  it('Back from the message finds the cart and the days that were chosen, and so does loading the page again', async () => {
    const page = await site.open('/rentals', screen);
    await page.getByRole('slider').fill('9');
    await page.getByRole('radio', { name: '6-Seater' }).click({ force: true });
    await page.locator('a[href="/contact?plan=six-seater-9-days"]').click();
    await page.waitForURL('**/contact?plan=six-seater-9-days');
    await page.goBack();
    await page.getByText('Total for 9 days').waitFor();
    expect(await page.getByRole('radio', { name: '6-Seater' }).isChecked()).toBe(true);
    await page.reload();
    await page.getByText('Total for 9 days').waitFor();
    expect(await page.getByRole('radio', { name: '6-Seater' }).isChecked()).toBe(true);
  });

  it('a link to the page itself scrolls to its top and adds nothing to the history', async () => {
    const page = await site.open('/about', screen);
    await hydrated(page);
    const before = await entries(page);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await follow(page, '/about');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await entries(page)).toBe(before);
  });

  it('a filtered inventory keeps its place when it is loaded again', async () => {
    const page = await site.open('/inventory?brand=Denago', screen);
    await hydrated(page);
    await page.getByText(/^Showing \d+ of/).waitFor();
    await laidOut(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    const articles = page.locator('main article');
    // Check what is in view, not the offset: if a page shows before its font arrives, a heading can have one more line.
    const place = () => articles.first().evaluate((article) => Math.round(article.getBoundingClientRect().top));
    const [count, top] = [await articles.count(), await place()];
    await page.reload();
    await hydrated(page);
    await expect.poll(() => articles.count()).toBe(count);
    await expect.poll(place).toBe(top);
    expect(await scrolled(page)).toBeGreaterThan(600);
  });

  it('Back and Forward lead to pages and places from before a reload, though nobody has used the page since', async () => {
    const page = await site.open('/about', screen);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await follow(page, '/services');
    await page.waitForFunction(() => document.title.includes('Repair'));
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
    // As the browser's buttons do, which are outside the page.
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => window.history.back())]);
    expect(await page.title()).toContain('About');
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.evaluate(() => window.history.forward());
    await page.waitForFunction(() => document.title.includes('Repair'));
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  it('Back leads to a page that works, though something else has spoiled the saved places', async () => {
    const page = await site.open('/about', screen);
    await hydrated(page);
    await follow(page, '/services');
    await page.waitForFunction(() => document.title.includes('Repair'));
    await page.reload();
    await page.evaluate(() => sessionStorage.setItem('react-router-scroll-positions', 'spoiled'));
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => window.history.back())]);
    await hydrated(page);
    expect(await page.title()).toContain('About');
  });

  it('without a connection says so, and goes on when there is one', async () => {
    const page = await site.open('/about', screen);
    await hydrated(page);
    await page.route('**/data/**', (route) => route.abort('internetdisconnected'));
    await follow(page, '/services');
    await page.getByRole('heading', { level: 1, name: 'This page did not arrive' }).waitFor();
    await page.getByText('Check your connection, then try again.').waitFor();
    expect(await page.title()).toBe('This page did not arrive');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(new URL(page.url()).pathname).toBe('/services');
    await page.unrouteAll();
    const ready = Promise.withResolvers<void>();
    await page.route('**/data/**', (route) => ready.promise.then(() => route.continue()));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.locator('button[data-pending]', { hasText: 'Try Again' }).waitFor();
    ready.resolve();
    await page.waitForFunction(() => document.title.includes('Repair'));
    await page.goBack();
    await page.waitForFunction(() => document.title.includes('About'));
  });

  it('without a connection, Back leads to what was there, and the next page comes once there is one again', async () => {
    const page = await site.open('/about', screen);
    await hydrated(page);
    await page.context().setOffline(true);
    await follow(page, '/services');
    await page.getByRole('heading', { level: 1, name: 'This page did not arrive' }).waitFor();
    await page.goBack();
    await page.waitForFunction(() => document.title.includes('About'));
    await page.getByRole('heading', { level: 1, name: 'The cart shop' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'This page did not arrive' }).waitFor();
    await page.context().setOffline(false);
    await page.waitForFunction(() => document.title.includes('Repair'));
    expect(new URL(page.url()).pathname).toBe('/services');
  });

  it('a link works in a page that has stayed open over a deployment without the old files', async () => {
    const page = await site.open('/about', screen);
    await hydrated(page);
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await follow(page, '/services');
    await page.getByRole('heading', { level: 1, name: 'Golf cart service with the price posted' }).waitFor();
    expect(await page.title()).toContain('Repair');
  });
});

it('the whole head follows to another page', async () => {
  const page = await site.open('/');
  await hydrated(page);
  for (const path of ['/inventory', policy, '/thank-you', '/atlantis', '/denago', '/']) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: href });
      document.getElementById('main')?.prepend(link);
      link.click();
    }, path);
    const opened = await site.open(path);
    await expect.poll(() => headOf(page)).toEqual(await headOf(opened));
    await opened.context().close();
  }
});

it('a page works and leads on where the browser stores nothing', async () => {
  const page = await site.open('/favicon.svg', widths[0][1]);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The visitor blocks storage.', 'SecurityError');
      },
    }),
  );
  await page.goto(`${site.url}/rentals`);
  await hydrated(page);
  await page.getByRole('slider').fill('9');
  await page.getByText('Total for 9 days').waitFor();
  await follow(page, '/about');
  await page.waitForFunction(() => document.title.includes('About'));
  expect(await page.evaluate(() => document.documentElement.dataset.failed)).toBeUndefined();
});

it('Back leaves no drawer open', async () => {
  const page = await site.open(policy, widths[0][1]);
  await hydrated(page);
  await follow(page, '#defects');
  await page.waitForURL(/#defects$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).toBe('');
});

it('an address in capitals leads to the page', async () => {
  const page = await site.open('/Policies/Return-Policy?from=mail');
  expect(page.url()).toBe(`${site.url}${policy}?from=mail`);
});
