import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heldBack, laidOut, prepared, settled, visitSite } from './support.ts';

const site = visitSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens a page that is hydrated only after `goOn`, as on a slow network, but without waiting for one. It is laid out. */
async function openHeldBack(path: string): Promise<{ page: Page; goOn: () => void }> {
  const page = await site.open('/favicon.svg', phone);
  const goOn = await heldBack(page);
  await page.goto(site.url + path);
  await laidOut(page);
  await prepared(page);
  return { page, goOn };
}

/** Opens a page on a slow network, as on a train: half a second of latency, 50 KB per second. It is laid out but not hydrated yet. */
async function openSlowly(path: string): Promise<Page> {
  const page = await site.open('/favicon.svg', phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(site.url + path);
  await laidOut(page);
  return page;
}

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated !== undefined);

describe('before a page is used', () => {
  it('it says whether they are open, and goes on with the clock', async () => {
    const page = await site.open('/edison-township', phone);
    await page.clock.install({ time: new Date('2026-06-15T20:58:00Z') });
    await page.reload();
    await page.getByRole('banner').getByText('Open until 5PM').first().waitFor();
    await page.clock.runFor('03:00');
    await page.getByRole('banner').getByText('Opens Tue 9AM').first().waitFor();
    expect(await isHydrated(page)).toBe(false);
  });

  it('a resting pointer does not count as use, and a moving one does', async () => {
    const page = await site.open('/about');
    const move = (movementX: number) =>
      page.evaluate((by) => dispatchEvent(new PointerEvent('pointermove', { movementX: by })), movementX);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await move(0);
    await settled(page)();
    expect(asked).toEqual([]);
    await move(1);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  it('it keeps its scroll position on a reload', async () => {
    const page = await site.open('/favicon.svg', phone);
    // A font that comes too late is left out until the next visit, and the page has another height then.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`${site.url}/`);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await laidOut(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const before = await scrolled();
    expect(before).toBeGreaterThan(2000);
    await page.reload();
    await expect.poll(scrolled).toBe(before);
    expect(await isHydrated(page)).toBe(false);
  });

  it('lays out what is further down a moment after the rest, and at once when it is loaded again', async () => {
    const page = await site.open('/', phone);
    const isFresh = () => page.evaluate(() => document.documentElement.dataset.fresh !== undefined);
    expect(await isFresh()).toBe(true);
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await laidOut(page);
    const parts = page.locator('main > *');
    const visibility = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility));
    expect(new Set(visibility)).toEqual(new Set(['visible']));
    await page.reload();
    expect(await isFresh()).toBe(false);
    expect(await isHydrated(page)).toBe(false);
  });

  it('shows at once what a link leads to further down', async () => {
    const page = await site.open('/policies/rental-policy', phone);
    const id = await page.evaluate(() => [...document.querySelectorAll('main section[id]')].at(-2)?.id);
    await page.goto(`${site.url}/policies/rental-policy?again#${id}`);
    const top = () => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id ?? '');
    expect(await top()).toBeLessThan(200);
    const header = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom);
    expect(await top()).toBeGreaterThanOrEqual(header ?? Number.NaN);
    expect(await isHydrated(page)).toBe(false);
  });
});

describe('the first use of a page on a slow network', () => {
  it('counts every click on a button', async () => {
    const { page, goOn } = await openHeldBack('/edison-township');
    const more = page.getByRole('button', { name: 'More days' });
    const days = page.getByRole('textbox', { name: 'How long' });
    const before = Number.parseInt(await days.inputValue(), 10);
    for (let time = 0; time < 3; time += 1) await more.tap();
    expect(await isHydrated(page)).toBe(false);
    goOn();
    await expect.poll(() => days.inputValue()).toBe(`${before + 3} days`);
    expect(await more.getAttribute('data-waiting')).toBeNull();
  });

  it('keeps what was chosen in the estimator', async () => {
    const { page, goOn } = await openHeldBack('/rentals');
    await page.getByRole('slider').fill('9');
    await page.getByRole('radio').last().check({ force: true });
    expect(await isHydrated(page)).toBe(false);
    goOn();
    await page.getByText('Total for 9 days').waitFor();
    expect(await page.getByRole('textbox', { name: 'How long' }).inputValue()).toBe('9 days');
    expect(await page.getByRole('radio').last().isChecked()).toBe(true);
  });

  it('keeps what was chosen in the estimator at the very moment when React starts', async () => {
    const page = await site.open('/favicon.svg', phone);
    await page.addInitScript(() => {
      const { removeEventListener } = document;
      // Clicks stop being kept when React starts, and it renders in the next task.
      document.removeEventListener = function (this: Document, ...listener: Parameters<typeof removeEventListener>) {
        removeEventListener.apply(this, listener);
        if (listener[0] !== 'click' || document.documentElement.dataset.chosen) return;
        document.documentElement.dataset.chosen = 'before';
        queueMicrotask(() => {
          document.documentElement.dataset.chosen = document.documentElement.dataset.hydrated ?? 'while React starts';
          const [slider] = document.querySelectorAll<HTMLInputElement>('[type="range"]');
          if (slider) slider.value = '9';
          slider?.dispatchEvent(new Event('input', { bubbles: true }));
          document.querySelectorAll<HTMLInputElement>('[type="radio"]').item(1).click();
        });
      } as typeof removeEventListener;
    });
    await page.goto(`${site.url}/rentals`);
    await page.mouse.click(5, 300);
    await page.locator('a[href="/contact?plan=six-seater-9-days"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.chosen)).toBe('while React starts');
  });

  it('reserves what was chosen in the estimator', async () => {
    const { page, goOn } = await openHeldBack('/rentals');
    await page.getByRole('radio').last().check({ force: true });
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Reserve These Days' }).click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await page.getByRole('link', { name: 'Reserve These Days' }).tap();
    expect(await isHydrated(page)).toBe(false);
    goOn();
    await page.waitForURL('**/contact?plan=utility-7-days');
  });

  it('opens the menu', async () => {
    const { page, goOn } = await openHeldBack('/carteret');
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(await isHydrated(page)).toBe(false);
    goOn();
    await page.getByRole('dialog').getByRole('link', { name: 'Services' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
  });

  it('follows a link', async () => {
    const { page, goOn } = await openHeldBack('/carteret');
    await page.getByRole('link', { name: 'Get Free Quote' }).first().tap();
    goOn();
    await page.waitForURL('**/contact?about=rental&town=carteret');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Contact us');
  });

  it('leaves the focus where the keyboard has put it', async () => {
    const { page, goOn } = await openHeldBack('/carteret');
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Menu')) break;
    }
    expect(await isHydrated(page)).toBe(false);
    goOn();
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
  });

  it('opens the filters of the inventory', async () => {
    const { page, goOn } = await openHeldBack('/inventory');
    await page.getByRole('button', { name: 'Filters' }).tap();
    expect(await isHydrated(page)).toBe(false);
    goOn();
    await page.getByRole('button', { name: /Brand$/ }).tap();
    await page.getByRole('option').nth(1).tap();
    await page.waitForURL(/brand=/);
  });

  it('picks a vehicle to compare', async () => {
    const { page, goOn } = await openHeldBack('/inventory');
    const compare = page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true });
    await compare.check({ force: true });
    expect(await isHydrated(page)).toBe(false);
    goOn();
    await page.getByRole('region', { name: 'Vehicles to compare' }).waitFor();
    expect(await compare.isChecked()).toBe(true);
  });

  it('picks a vehicle to compare that a search then leaves out', async () => {
    const { page, goOn } = await openHeldBack('/inventory');
    await page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true }).check({ force: true });
    await page.getByRole('searchbox').first().fill('rover');
    expect(await isHydrated(page)).toBe(false);
    goOn();
    await page.getByRole('region', { name: 'Vehicles to compare' }).getByText('1 of 3 picked').waitFor();
  });

  it('lets a vehicle go that the browser has ticked again after a reload', async () => {
    const page = await site.open('/inventory', phone);
    const compare = page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true });
    await compare.check({ force: true });
    await page.getByRole('region', { name: 'Vehicles to compare' }).waitFor();
    const goOn = await heldBack(page);
    await page.reload();
    await prepared(page);
    // As Firefox does.
    await compare.evaluate((box: HTMLInputElement) => void (box.checked = true));
    await compare.uncheck({ force: true });
    goOn();
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await compare.isChecked()).toBe(false);
    expect(await page.getByRole('region', { name: 'Vehicles to compare' }).count()).toBe(0);
  });

  it('changes the draft of a message', async () => {
    const page = await site.open('/contact', phone);
    const fields = [page.getByLabel('First name'), page.getByLabel('Last name')];
    for (const [at, name] of ['Ada', 'Byron'].entries()) await fields[at]?.fill(name);
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Byron');
    const goOn = await heldBack(page);
    await page.reload();
    await prepared(page);
    await fields[0]?.fill('Augusta');
    goOn();
    await expect.poll(() => fields[1]?.inputValue()).toBe('Byron');
    await expect.poll(() => fields[0]?.inputValue()).toBe('Augusta');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Augusta');
  });

  it('holds a submitted message until the script has loaded, and sends it once', async () => {
    const page = await openSlowly('/contact');
    const button = page.getByRole('button', { name: 'Send Message' });
    await page.getByLabel('First name').fill('Zoë');
    for (let time = 0; time < 2; time += 1) await button.tap();
    expect(await isHydrated(page)).toBe(false);
    expect(await button.getAttribute('data-waiting')).toBe('');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'lastName');
    expect(await isHydrated(page)).toBe(true);
    expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
    expect(await button.getAttribute('data-waiting')).toBeNull();
    expect(page.url()).toMatch(/\/contact$/);
  });

  it('sends all of a message whose button is pressed while React takes over what was entered', async () => {
    const page = await site.open('/favicon.svg', phone);
    const goOn = await heldBack(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.goto(`${site.url}/contact`);
    await prepared(page);
    const values = { 'First name': 'Zoë', 'Last name': 'Roe', Email: 'zoe@example.com', Phone: '(732) 555-0177' };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('Message', { exact: true }).fill('The charger does not start.');
    await page.evaluate(() => {
      const press = () => document.querySelector<HTMLElement>('form button[type="submit"]')?.click();
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hydrated === undefined) return;
        observer.disconnect();
        press();
      }).observe(document.documentElement, { attributes: true });
    });
    goOn();
    expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Zoë', message: 'The charger does not start.' });
  });

  it('lets the browser send a message once if the script fails to load', async () => {
    const page = await site.open('/favicon.svg', phone);
    const tapped = Promise.withResolvers<void>();
    await page.route('**/assets/*.json', (route) => tapped.promise.then(() => route.abort()));
    let sent = 0;
    page.on('request', (request) => void (sent += request.method() === 'POST' ? 1 : 0));
    await page.goto(`${site.url}/contact`);
    for (let time = 0; time < 2; time += 1) await page.getByRole('button', { name: 'Send Message' }).tap();
    tapped.resolve();
    await page.waitForURL('**/api/contact');
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(sent).toBe(1);
  });
});

describe('a script that fails to load', () => {
  const links = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  it.each(['js', 'json'])(
    'is asked for again with the next use, and the links are there until then: %s',
    async (kind) => {
      const page = await site.open('/rentals', phone);
      const menu = page.getByRole('button', { name: 'Menu' });
      await page.route(`**/assets/*.${kind}`, (route) => route.fulfill({ status: 503 }));
      await menu.tap();
      await links(page).waitFor();
      expect(await menu.getAttribute('data-waiting')).toBeNull();
      await page.unroute(`**/assets/*.${kind}`);
      await menu.tap();
      await page.getByRole('dialog').getByRole('link', { name: 'Services' }).waitFor();
      expect(await links(page).isVisible()).toBe(false);
    },
  );

  const modules = /\/assets\/(?!entry-)[^/]+\.js$/;
  /** Opens a page on which all but the boot script fails to load. */
  async function openBroken(path: string): Promise<Page> {
    const page = await site.open('/favicon.svg', phone);
    await page.route(modules, (route) => route.abort());
    await page.goto(site.url + path);
    return page;
  }

  it.each([
    ['/vehicle/denago-ev-city', 'This page looks the vehicle up with JavaScript', 'Interested in this vehicle?'],
    ['/vehicles/nope', 'This page looks the vehicle up with JavaScript', 'Vehicle Not Found'],
    ['/inventory?q=hovercraft', 'Search and filters need JavaScript.', 'No vehicles match your current filters.'],
  ])('leaves %s as it is without JavaScript, until a later attempt succeeds', async (path, note, content) => {
    const page = await openBroken(path);
    await page.getByText(note).waitFor();
    expect(await page.locator('main [data-scripted]').first().isVisible()).toBe(false);
    await page.unroute(modules);
    await page.keyboard.press('Shift');
    await page.getByText(content).first().waitFor();
    expect(await page.getByText(note).count()).toBe(0);
  });

  it('opens the answers of a list of questions, and says what an estimate needs', async () => {
    const page = await openBroken('/rentals');
    const answer = page.locator('[data-foldable]').getByText('For a couple, a small family');
    expect(await answer.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Which cart is right for me?' }).tap();
    await answer.waitFor();
    await page.getByText('Working out a price needs JavaScript.').waitFor();
    expect(await page.getByRole('button', { name: 'More days' }).isVisible()).toBe(false);
  });

  it('shows the links to whoever taps the menu, even if no script loads at all', async () => {
    const page = await site.open('/favicon.svg', phone);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.url}/rentals`);
    expect(await links(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await links(page).getByRole('link', { name: 'About' }).tap();
    await page.waitForURL('**/about');
  });
});

describe('a page that shows nothing without its script', () => {
  it.each([
    ['/vehicle/evolution-carrier-8-plus', 'Interested in this vehicle?'],
    ['/inventory?q=hovercraft', 'No vehicles match your current filters.'],
  ])('%s does not wait to be used', async (path, text) => {
    const page = await site.open(path);
    await page.getByText(text).first().waitFor();
    expect(await isHydrated(page)).toBe(true);
  });

  it('also starts the message for a link without waiting', async () => {
    const page = await site.open('/contact?vehicle=denago-ev-city');
    const message = page.getByLabel('Message', { exact: true });
    await expect.poll(() => message.inputValue()).toBe('I am interested in the Denago EV City.');
  });
});
