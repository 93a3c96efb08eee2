import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { oncePerText } from '../../cli/memory/once-per.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();

/** Takes from a page what phones of 2023 and Safari do not have. */
function withoutNewerFeatures(): void {
  const all: [object, string[]][] = [
    [window, ['Iterator', 'Temporal', 'navigation', 'requestIdleCallback', 'scheduler', 'CloseWatcher']],
    [Document.prototype, ['startViewTransition']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Promise, ['withResolvers', 'try']],
    [RegExp, ['escape']],
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Set.prototype, ['union', 'difference', 'intersection', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray', 'some', 'every', 'find']],
    [Uint8Array, ['fromBase64']],
    [Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']],
  ];
  for (const [owner, names] of all) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** What Firefox before December 2023 or Safari before March 2023 does not understand, and what nobody understands in its place. */
const newerSyntax: [RegExp, string][] = [
  [/:has\(/g, ':unknown('],
  [/(content:"[^"]*") \/ ""/g, '$1 ? ""'],
  [/\bstatic\{/g, 'static?{'],
  [/color-mix\(/g, 'unknown('],
];

/** An asset as an older browser understands it. Kept, since all pages have the same ones. */
const olderAsset = oncePerText(async (url) => {
  const response = await fetch(url);
  const text = await response.text();
  const body = newerSyntax.reduce((rest, [newer, unknown]) => rest.replace(newer, unknown), text);
  return { status: response.status, contentType: response.headers.get('content-type') ?? '', body };
});

let page: Page;
/** The errors of the page's scripts since it was opened. */
let errors: string[];

beforeAll(async () => {
  page = await site.openForAll();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(withoutNewerFeatures);
  await page.route('**/assets/*.{css,js}', async (route) => route.fulfill(await olderAsset(route.request().url())));
});

/** Opens a page in the browser without newer features. */
async function openOlder(path: string): Promise<void> {
  // What the page before was still loading fails now.
  await page.goto('about:blank');
  errors = [];
  await page.goto(site.url + path);
}

describe('in a browser of 2023', () => {
  it.each(Object.keys(pageKinds))('a page of the kind %s works', async (kind) => {
    await openOlder(pageKinds[kind] ?? '');
    expect(await page.evaluate(() => 'groupBy' in Map)).toBe(false);
    await hydrated(page);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('This page did not arrive').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('the inventory shows the figures of a vehicle, what is picked, and a photograph in its frame', async () => {
    await openOlder('/inventory');
    await hydrated(page);
    const tile = page.locator('article').first();
    // The width of a dot is clipped before the first figure.
    const dot = (figure: Element) => getComputedStyle(figure, '::before').content;
    expect(await tile.getByText(/seats$/).evaluate(dot)).not.toBe('none');
    const pick = tile.locator('label');
    await pick.click();
    expect(await pick.locator('svg').evaluate((tick) => getComputedStyle(tick).visibility)).toBe('visible');
    expect(await tile.locator('[data-vehicle]').evaluate((frame) => getComputedStyle(frame).position)).toBe('relative');
  });

  it('a vehicle leaves the comparison', async () => {
    await openOlder('/inventory?compare=denago-ev-city,denago-ev-nomad');
    await hydrated(page);
    await page.getByRole('button', { name: 'Remove Denago EV City' }).click();
    await page.waitForURL('**/inventory?compare=denago-ev-nomad');
    expect(errors).toEqual([]);
  });

  it('a line is between the models of a series', async () => {
    await openOlder('/vehicles/denago-ev-nomad');
    const line = (row: Element) => getComputedStyle(row).borderBlockEndStyle;
    expect(await page.locator('#series tbody tr').first().evaluate(line)).toBe('solid');
  });
});
