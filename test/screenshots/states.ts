import type { BrowserContextOptions, Page } from 'playwright-core';
import { hydrated } from '../support/hydrated.ts';

/** A state that a page reaches only in use or for some visitors: where it starts, what to do there, and at which widths. */
export interface State {
  path: string;
  widths: readonly number[];
  options?: BrowserContextOptions;
  /** Runs before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
  /** Doubles the browser's text size. */
  largeText?: true;
  /** Captures only the screen, if the state is about the window and not the page. */
  windowOnly?: true;
}

const both = [390, 1440] as const;
const noScript = { javaScriptEnabled: false } as const;
const forcedColors = { forcedColors: 'active' } as const;

export const states: Readonly<Record<string, State>> = {
  'menu-open': { path: '/', widths: [390, 768], act: openMenu, windowOnly: true },
  'inventory-filtered': {
    path: '/inventory?brand=denago&price=under-15000&sort=price-low',
    widths: both,
    act: hydrated,
  },
  'inventory-without-a-match': { path: '/inventory?q=hovercraft', widths: both, act: hydrated },
  'inventory-loading': {
    path: '/about',
    widths: both,
    prepare: (page) => page.route('**/api/vehicles', () => {}),
    act: followToInventory,
    windowOnly: true,
  },
  'inventory-failed': {
    path: '/about',
    widths: both,
    prepare: (page) => page.route('**/api/vehicles', (route) => route.fulfill({ status: 404, body: '' })),
    act: async (page) => {
      await followToInventory(page);
      await page.getByRole('alert').first().waitFor();
    },
    windowOnly: true,
  },
  'inventory-picked': { path: '/inventory', widths: both, act: pickTwo, windowOnly: true },
  'compare-three': {
    path: '/inventory?compare=denago-ev-city,evolution-carrier-8-plus,evolution-d5-maverick-42-plus',
    widths: both,
    act: (page) => page.getByRole('table').waitFor(),
  },
  'vehicle-loading': {
    path: '/vehicle/evolution-carrier-8-plus',
    widths: both,
    prepare: (page) => page.route('**/api/vehicles/*', () => {}),
    act: hydrated,
    windowOnly: true,
  },
  'contact-with-mistakes': { path: '/contact', widths: both, act: sendForm },
  'contact-failed': {
    path: '/contact',
    widths: both,
    prepare: (page) => page.route('**/api/contact', (route) => route.abort()),
    act: async (page) => {
      await page.getByLabel('First name').fill('Rosa');
      await page.getByLabel('Last name').fill('Delgado');
      await page.getByLabel('Email').fill('rosa@example.com');
      await page.getByLabel('Phone').fill('(732) 555-0177');
      await page.getByLabel('Message').fill('Is the two-seater free on Saturday?');
      await sendForm(page);
      await page.getByText('Failed to send message. Please try again.').first().waitFor();
    },
    windowOnly: true,
  },
  'estimator-used': { path: '/rentals', widths: both, act: estimate },
  'large-text-home': { path: '/', widths: both, largeText: true },
  'large-text-inventory': { path: '/inventory', widths: both, largeText: true },
  'large-text-rentals': { path: '/rentals', widths: both, largeText: true },
  'large-text-municipality': { path: '/north-brunswick-township', widths: both, largeText: true },
  'large-text-sheet': { path: '/vehicles/evolution-d5-maverick-42-plus', widths: both, largeText: true },
  'large-text-contact': { path: '/contact', widths: both, largeText: true },
  'map-explored': { path: '/edison-township', widths: both, act: exploreMap },
  'narrow-home': { path: '/', widths: [320] },
  'narrow-inventory': { path: '/inventory', widths: [320] },
  'narrow-rentals': { path: '/rentals', widths: [320] },
  'narrow-municipality': { path: '/north-brunswick-township', widths: [320] },
  'narrow-sheet': { path: '/vehicles/evolution-d5-maverick-42-plus', widths: [320] },
  'narrow-compare': {
    path: '/inventory?compare=denago-ev-city,evolution-carrier-8-plus,evolution-d5-maverick-42-plus',
    widths: [320],
    act: (page) => page.getByRole('table').waitFor(),
  },
  'no-script-home': { path: '/', widths: both, options: noScript },
  'no-script-menu': {
    path: '/',
    widths: [390],
    options: noScript,
    windowOnly: true,
  },
  'no-script-inventory': { path: '/inventory', widths: both, options: noScript },
  'no-script-municipality': { path: '/edison-township', widths: both, options: noScript },
  'no-script-vehicle-detail': { path: '/vehicle/denago-ev-city', widths: both, options: noScript },
  'no-script-contact': { path: '/contact', widths: both, options: noScript },
  'print-sheet': { path: '/vehicles/evolution-d5-maverick-4', widths: [816], act: print },
  'print-policy': { path: '/policies/return-policy', widths: [816], act: print },
  'print-compare': {
    path: '/inventory?compare=denago-ev-city,evolution-carrier-8-plus,evolution-d5-maverick-42-plus',
    widths: [816],
    act: async (page) => {
      await page.getByRole('table').waitFor();
      await print(page);
    },
  },
  'forced-colors-home': { path: '/', widths: both, options: forcedColors },
  'forced-colors-inventory': { path: '/inventory', widths: both, options: forcedColors },
  'forced-colors-rentals': { path: '/rentals', widths: both, options: forcedColors },
  'forced-colors-contact': { path: '/contact', widths: both, options: forcedColors, act: sendForm },
};

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
}

async function followToInventory(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator('a[href="/inventory"]:visible').last().click();
  await page.waitForURL('**/inventory');
  await page.locator('[aria-busy]').waitFor();
}

async function pickTwo(page: Page): Promise<void> {
  await hydrated(page);
  for (const name of ['Compare Denago EV City', 'Compare Denago EV Nomad'])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
}

async function sendForm(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

async function estimate(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('slider').fill('17');
}

async function exploreMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Explore the Map' }).click();
  await page.getByRole('button', { name: /Town$/ }).click();
  await page.getByRole('option', { name: 'Cranbury Township' }).click();
}

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
}
