import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heldBack, hydrated, prepared, visitSite } from './support.ts';

const site = visitSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Changes the page as a browser does that translates it, now and whenever it changes, but leaves its words. */
function translate(): void {
  const made = new WeakSet<Node>();
  const translateOne = (text: Node) => {
    const left = text.parentElement?.closest('svg, script, style, noscript, textarea, option');
    if (made.has(text) || left !== null || !text.nodeValue?.trim()) return;
    const words = document.createTextNode(text.nodeValue);
    made.add(words);
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(words);
    outer.append(inner);
    text.parentElement?.replaceChild(outer, text);
  };
  const translateAll = (part: Node) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const texts = part.nodeType === Node.TEXT_NODE ? [part] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translateOne);
  };
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateAll);
  }).observe(document.body, { childList: true, subtree: true });
}

async function openTranslated(path: string, options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const page = await site.open(path, options);
  await hydrated(page);
  await page.evaluate(translate);
  expect(await page.locator('main font').count()).toBeGreaterThan(0);
  return page;
}

/** @returns the page, and a function that lets it be hydrated */
async function openTranslatedEarly(path: string): Promise<[Page, () => void]> {
  const page = await site.open('/favicon.svg', phone);
  const goOn = await heldBack(page);
  await page.goto(site.url + path);
  await prepared(page);
  await page.evaluate(translate);
  return [page, goOn];
}

describe('on a page that the browser translates', () => {
  it('the estimate is that of the days that are chosen', async () => {
    const page = await openTranslated('/rentals');
    const total = page.locator('dl > div', { hasText: 'Total for' });
    const sum = page.getByText(/^[^=]+ = \$[\d,]+$/).first();
    const before = await sum.textContent();
    await page.getByRole('slider').fill('9');
    await total.getByText('Total for 9 days').waitFor();
    expect(await sum.textContent()).not.toBe(before);
    expect(await sum.textContent()).toContain(` = ${await total.locator('dd').textContent()}`);
    await page.getByRole('slider').fill('6');
    await page.getByText(/It covers \d+ days and costs no more than any other way to cover 6 days/).waitFor();
  });

  it('the filters say what is chosen, and the tray how many vehicles are picked', async () => {
    const page = await openTranslated('/inventory', phone);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: 'Brand' }).click();
    await page.getByRole('option', { name: 'Evolution' }).click();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    expect(await page.getByRole('button', { name: /Brand$/ }).textContent()).toBe('Evolution');
    for (const [index, count] of ['1 of 3 picked', '2 of 3 picked'].entries()) {
      await page.getByRole('article').nth(index).getByRole('checkbox').check({ force: true });
      await page.getByRole('region', { name: 'Vehicles to compare' }).getByText(count).waitFor();
    }
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByText('Comparing 2 vehicles.').waitFor();
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await page.getByText('Comparing 1 vehicle.').waitFor();
  });

  it('the form says why a message could not be sent, each time', async () => {
    const page = await openTranslated('/contact');
    for (const name of ['First name', 'Last name']) await page.getByLabel(name, { exact: true }).fill('Ana');
    await page.getByLabel('Email', { exact: true }).fill('ana@example.com');
    await page.getByLabel('Phone', { exact: true }).fill('(732) 555-0177');
    await page.getByLabel('Message', { exact: true }).fill('The charger does not start any more.');
    for (const error of ['The first reason.', 'The second reason.']) {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { error } }));
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.locator('form p').getByText(error).waitFor();
    }
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  });

  it('the map names the town that is chosen', async () => {
    const page = await openTranslated('/edison-township');
    await page.getByRole('button', { name: 'Explore the Map' }).click();
    for (const town of ['Jamesburg Borough', 'Metuchen Borough']) {
      await page.getByRole('button', { name: /Town$/ }).click();
      await page.getByRole('option', { name: town }).click();
      await page.getByRole('link', { name: `Rentals in ${town}` }).waitFor();
      expect(await page.getByRole('button', { name: /Town$/ }).textContent()).toBe(town);
    }
  });
});

describe('on a page that the browser translates before it is used', () => {
  it('what a visitor types and ticks is kept, and the focus stays in the field', async () => {
    const [page, goOn] = await openTranslatedEarly('/inventory');
    await page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true }).check({ force: true });
    await page.getByRole('searchbox').fill('carrier');
    goOn();
    await page.waitForURL('**/inventory?q=carrier');
    await page.getByRole('region', { name: 'Vehicles to compare' }).getByText('1 of 3 picked').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('carrier');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  });

  it('a tap on the menu opens it, and a message is checked', async () => {
    const [page, goOn] = await openTranslatedEarly('/contact');
    await page.getByLabel('First name').fill('Ana');
    await page.getByRole('button', { name: 'Send Message' }).tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    goOn();
    await page.getByRole('dialog').getByRole('link', { name: 'Services' }).waitFor();
    await page.getByText('Last name is required').waitFor();
    expect(await page.locator('[name="firstName"]').inputValue()).toBe('Ana');
    expect(page.url()).toMatch(/\/contact$/);
  });
});
