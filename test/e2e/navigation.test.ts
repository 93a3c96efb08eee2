import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, settled, visitSite } from './support.ts';

const site = visitSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe('navigation with JavaScript', () => {
  it('goes to the next page without loading the document again', async () => {
    const page = await site.open('/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rentals' });
    const fetched = page.waitForResponse('**/data/pages-*.json');
    await link.hover();
    await fetched;
    await link.click();
    await page.waitForURL('**/rentals');
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /rental/i })
      .waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.title()).toMatch(/rental/i);
  });

  it('scrolls to the top, moves focus to the content and announces the page', async () => {
    const page = await site.open('/');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Return Policy' }).click();
    await page.waitForURL('**/policies/return-policy');
    await page.getByRole('heading', { level: 1, name: 'Return Policy' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.locator('[aria-live="polite"]').allTextContents()).toContainEqual(
      expect.stringContaining('Return Policy'),
    );
  });

  it('marks the active link, Home only on Home', async () => {
    const page = await site.open('/');
    const active = () =>
      page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]').allTextContents();
    expect(await active()).toEqual(['Home']);
    await page.goto(`${site.url}/inventory`);
    expect(await active()).toEqual(['Inventory']);
    await page.goto(`${site.url}/denago`);
    expect(await active()).toEqual([]);
  });

  it('marks the same link at a further address of a page, however a visitor gets there', async () => {
    const page = await site.open('/');
    await hydrated(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' });
    await link.evaluate((element: HTMLAnchorElement) => element.setAttribute('href', '/vehicles'));
    await link.click();
    await page.waitForURL('**/vehicles');
    await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
    expect(await link.getAttribute('aria-current')).toBe('page');
  });

  it('goes back and forward through the pages', async () => {
    const page = await site.open('/');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    const about = page.getByRole('heading', { level: 1, name: 'The cart shop that knows its roads' });
    await about.waitFor();
    await page.goBack();
    await page.waitForURL(`${site.url}/`);
    await page.getByText('Featured').first().waitFor();
    expect(await about.count()).toBe(0);
    await page.goForward();
    await page.waitForURL('**/about');
    await about.waitFor();
    const active = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    expect(await active.allTextContents()).toEqual(['About']);
  });

  it('leaves links to other sites and new tabs to the browser', async () => {
    const page = await site.open('/');
    const financing = page.getByRole('contentinfo').getByRole('link', { name: /^Financing.*\(opens in a new tab\)$/ });
    expect(await financing.getAttribute('target')).toBe('_blank');
    expect(await financing.getAttribute('href')).toMatch(/^https:\/\//);
    await hydrated(page);
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Return Policy' })
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('**/policies/return-policy');
    expect(page.url()).toBe(`${site.url}/`);
  });
});

describe('the breadcrumbs of a policy', () => {
  it.each([768, 1280])('lead away by the mouse, %i pixels wide', async (width) => {
    const page = await site.open('/policies/return-policy', { viewport: { width, height: 900 } });
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(await trail.locator('[aria-current="page"]').textContent()).toBe('Return Policy');
    const link = trail.getByRole('link').first();
    const target = await link.getAttribute('href');
    const box = await link.boundingBox();
    if (!box) throw new Error('The link has no place on the page.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL(`${site.url}${target}`);
    await expect.poll(() => page.title()).not.toMatch(/^Return Policy/);
  });
});

describe('the menu on a phone', () => {
  const openMenu = async (path: string) => {
    const page = await site.open(path, phone);
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    return { page, drawer };
  };

  it('opens as a drawer from the right and closes when a link is chosen', async () => {
    const { page, drawer } = await openMenu('/');
    const rightEdge = async () => {
      const { x = 0, width = 0 } = (await drawer.boundingBox()) ?? {};
      return x + width;
    };
    await expect.poll(rightEdge).toBeCloseTo(390, 0);
    await drawer.getByRole('link', { name: 'Showroom' }).click();
    await page.waitForURL('**/showroom');
    await drawer.waitFor({ state: 'detached' });
  });

  it('closes when the link of this page is chosen, and the focus goes to the content', async () => {
    const { page, drawer } = await openMenu('/showroom');
    await drawer.getByRole('link', { name: 'Showroom' }).click();
    await drawer.waitFor({ state: 'detached' });
    await settled(page)();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('closes when the window becomes so wide that its button goes away, and the page scrolls again', async () => {
    const { page, drawer } = await openMenu('/');
    await page.setViewportSize({ width: 1280, height: 800 });
    await drawer.waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.mouse.click(10, 400)],
  ])('closes by %s and gives focus back to its button', async (_, close) => {
    const { page, drawer } = await openMenu('/');
    expect(await page.getByRole('dialog', { name: 'Menu' }).count()).toBe(1);
    await close(page);
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  });
});

describe('where a part of the script cannot be fetched', () => {
  it('the menu opens all the same', async () => {
    const page = await site.open('/', phone);
    await page.route('**/Modal-*.js', (route) => route.abort());
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Menu' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' });
    await link.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await link.click();
    await page.waitForURL('**/services');
  });

  it('the vehicles of a comparison are listed, and can be compared once it can', async () => {
    const page = await site.open('/favicon.svg');
    await page.route('**/CompareTable-*.js', (route) => route.abort());
    await page.goto(`${site.url}/inventory?compare=denago-ev-city,evolution-carrier-8-plus`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Denago EV City', exact: true }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByRole('table', { name: 'Side by side' }).waitFor();
  });
});

it.each(['/', '/edison-township', '/rentals', '/denago', '/evolution'])(
  'links of %s that lead to different places have different names',
  async (path) => {
    const page = await site.open(path);
    const links = await page
      .getByRole('main')
      .locator('a:not([href^="#"])')
      .evaluateAll((all) => all.map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')]));
    expect(links.length).toBeGreaterThan(10);
    const places = Map.groupBy(links, ([name]) => name);
    const alike = [...places].filter(([, same]) => new Set(same.map(([, href]) => href)).size > 1);
    expect(alike).toEqual([]);
  },
);

describe('without JavaScript', () => {
  it('a link to the estimator leads to the plans it uses, and to what replaces it', async () => {
    const page = await site.open('/rentals', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.getByRole('link', { name: 'Work Out a Price' }).click();
    const box = await page.locator('#plans').boundingBox();
    expect(box?.y).toBeLessThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(400);
    const line = page.locator('noscript p', { hasText: 'Working out a price needs JavaScript.' });
    expect((await line.boundingBox())?.y).toBeLessThan(800);
  });

  it('every kind of page reads and its links are links', async () => {
    const page = await site.open('/', { javaScriptEnabled: false });
    for (const path of [
      '/',
      '/inventory',
      '/rentals',
      '/edison-township',
      '/denago',
      '/vehicles/denago-ev-city',
      '/contact',
      '/policies/return-policy',
    ]) {
      await page.goto(site.url + path);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      expect(await page.locator('main').textContent(), path).not.toBe('');
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rentals' }).click();
    await page.waitForURL('**/rentals');
  });

  it('the menu lies open on a phone', async () => {
    const page = await site.open('/', { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await page.waitForURL('**/services');
  });
});

describe('unknown addresses', () => {
  it.each([
    ['/atlantis', 'Municipality not found'],
    ['/no/such/page', '404 Page Not Found'],
  ])('%s answers 404 with its own screen', async (path, heading) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(404);
    const page = await site.open(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });

  it('show their screen on navigation in the browser too', async () => {
    const page = await site.open('/');
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/atlantis';
      link.textContent = 'Atlantis';
      document.getElementById('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Atlantis' }).click();
    await page.getByRole('heading', { level: 1, name: 'Municipality not found' }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });
});
