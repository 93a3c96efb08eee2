import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, laidOut, visitSite } from './support.ts';

const site = visitSite();

/** For all tests that need no setting of the browser but a width. */
let shared: Page;
beforeAll(async () => {
  shared = await site.openForAll();
});

/** Opens a page at a width. It is laid out at once, since nothing comes late for a visitor who wants no motion. */
async function openAt(width: number, path: string): Promise<Page> {
  // Takes back what an earlier test has set.
  await shared.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await shared.setViewportSize({ width, height: 900 });
  await shared.goto(site.url + path);
  await laidOut(shared);
  return shared;
}

/** Position of every line of text in the elements. */
function linesOf(elements: Locator): Promise<{ left: number; right: number; top: number; bottom: number }[][]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    }),
  );
}

const boxesOf = async (elements: Locator) =>
  Promise.all((await elements.all()).map(async (element) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0 }));

/** How many distinct numbers there are, rounded to whole pixels. */
const different = (numbers: number[]) => new Set(numbers.map(Math.round)).size;

/** Words that break across lines, or whatever else the pattern says. */
const brokenWords = (elements: Locator, pattern = /[\p{L}\d$.,]+/gu) =>
  elements.evaluateAll(
    (all, pattern) =>
      all.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          for (const { 0: word, index } of node.data.matchAll(pattern)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          }
        }
        return broken;
      }),
    pattern,
  );

/** Opens a page on a phone with text of twice the size. */
async function openLarge(path: string): Promise<Page> {
  const page = await site.open('/favicon.svg', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(site.url + path);
  await laidOut(page);
  return page;
}

/** The same if only the text is larger, so that media queries still go by the normal size. */
async function openTextLarge(path: string, width = 390): Promise<Page> {
  const page = await openAt(width, path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await laidOut(page);
  return page;
}

async function expectApart(elements: Locator): Promise<void> {
  const lines = await linesOf(elements);
  expect(lines.length).toBeGreaterThan(1);
  for (const [index, here] of lines.entries()) {
    for (const a of here) {
      for (const b of lines.slice(index + 1).flat()) {
        const isApart =
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 8 || b.bottom <= a.top + 8;
        expect(isApart, JSON.stringify([a, b])).toBe(true);
      }
    }
  }
}

describe('with text of twice the size on a phone', () => {
  const ways = [
    ['in the settings', openLarge],
    ['alone', openTextLarge],
  ] as const;

  it.each(ways)('%s, the plans of a town stand in full, and no word is broken', async (_, open) => {
    const page = await open('/north-brunswick-township');
    const plans = page.locator('#plans table');
    expect(await plans.count()).toBe(3);
    expect(await brokenWords(plans)).toEqual([]);
    const cut = await plans.evaluateAll((all) =>
      all.filter((table) => table.getBoundingClientRect().right > innerWidth),
    );
    expect(cut).toEqual([]);
  });

  it.each(ways)('%s, the names of plans stand apart from their rates, and no word is broken', async (_, open) => {
    const page = await open('/rentals');
    const plans = await page.locator('#four-seater li').all();
    expect(plans.length).toBe(4);
    for (const plan of plans) await expectApart(plan.locator('h3, p'));
    expect(await brokenWords(page.locator('#plans section li'))).toEqual([]);
  });

  it.each(['/vehicles/evolution-d5-maverick-42-plus', '/edison-township', '/policies/rental-policy', '/showroom'])(
    'no figure and no word but an address is broken on %s, and no button leaves its card',
    async (path) => {
      const page = await openLarge(path);
      const broken = await brokenWords(page.locator('main'));
      expect(broken.filter((word) => word !== 'raritancarts.example')).toEqual([]);
      const cut = await page.locator('main article a, main dl, main table').evaluateAll((all) =>
        all.flatMap((element) => {
          const card = element.closest('article') ?? document.body;
          return element.getBoundingClientRect().right > card.getBoundingClientRect().right
            ? [element.textContent]
            : [];
        }),
      );
      expect(cut).toEqual([]);
    },
  );

  it.each([
    [150, 390],
    [200, 390],
    [200, 768],
    [200, 1024],
  ])('no page scrolls sideways whose text alone is larger, %i percent, %i pixels wide', async (percent, width) => {
    const page = await openAt(width, '/favicon.svg');
    for (const path of [
      '/',
      '/rentals',
      '/services',
      '/about',
      '/policies/return-policy',
      '/vehicles/evolution-d5-maverick-42-plus',
      '/evolution',
      '/policies/rental-policy',
      '/policies/staffing-report',
      '/showroom',
    ]) {
      await page.goto(site.url + path);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);
      await laidOut(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });

  it.each(['/', '/contact'])('the number to call on %s fits if the browser zooms text beyond any cap', async (path) => {
    const page = await openAt(390, path);
    await page.locator('main [data-unbroken]').evaluateAll((figures) => {
      for (const figure of figures as HTMLElement[]) figure.style.fontSize = '200%';
    });
    await laidOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('on a tablet whose text alone is larger, no word of a plan is broken', async () => {
    const page = await openTextLarge('/rentals', 768);
    const plans = page.locator('#plans section li');
    expect(await plans.count()).toBe(12);
    expect(await brokenWords(plans)).toEqual([]);
  });

  it('an icon grows with the words beside it', async () => {
    const page = await openLarge('/showroom');
    const icon = page
      .getByRole('main')
      .getByRole('link', { name: /^Directions/ })
      .locator('svg')
      .first();
    expect((await icon.boundingBox())?.width).toBe(40);
  });

  it.each(ways)('%s, the carts for rent have labels that stand apart', async (_, open) => {
    const page = await open('/rentals');
    const list = page.locator('main section').first().locator('ul');
    const carts = list.locator('a');
    await expectApart(carts);
    expect(await brokenWords(carts)).toEqual([]);
    // All of them are on the lawn, which is below the last cart only if they are side by side.
    expect(await list.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  });
});

it.each([
  [390, 2],
  [1280, 1],
])('a fourth cart for rent leaves no hole and is on the lawn, %i pixels wide', async (width, rows) => {
  const page = await openAt(width, '/rentals');
  const list = page.locator('main section').first().locator('ul');
  await list.evaluate((element) => element.append(element.children[1]?.cloneNode(true) ?? ''));
  const tops = (await boxesOf(list.locator('li'))).map(({ y }) => y);
  expect(tops.length).toBe(4);
  expect(different(tops)).toBe(rows);
  const lawn = await list.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(lawn === 'rgba(0, 0, 0, 0)').toBe(rows === 1);
});

it.each([320, 390])('a table of a policy has its values in a column, %i pixels wide', async (width) => {
  const page = await openAt(width, '/policies/delivery-policy');
  const table = page.locator('table').filter({ hasText: 'Free delivery zones' });
  const cells = table.locator('td');
  const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  const headings = await table.locator('thead th').allTextContents();
  expect([...new Set(labels)]).toEqual(headings.slice(1).map((heading) => `"${heading}"`));
  const lines = await linesOf(cells);
  expect(lines.length).toBe(4);
  expect(different(lines.map(([first]) => first?.left ?? 0))).toBe(1);
  for (const gap of await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).columnGap))) {
    expect(Number.parseFloat(gap)).toBeGreaterThanOrEqual(8);
  }
});

it.each([320, 390, 1280])('the models of a series can be told apart, %i pixels wide', async (width) => {
  const page = await openAt(width, '/vehicles/evolution-d5-maverick-4');
  const row = page.getByRole('row').filter({ hasText: 'D5 Maverick 6 Plus' });
  expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toContain(width < 640 ? '6 seats, 40 miles' : '6 40 miles');
});

it.each([
  [768, 1, 3],
  [1024, 1, 3],
  [1280, 3, 1],
])('the plans of a town leave no half of the page empty, %i pixels wide', async (width, columns, rows) => {
  const page = await openAt(width, '/north-brunswick-township');
  const boxes = await boxesOf(page.locator('#plans section'));
  expect(different(boxes.map(({ x }) => x))).toBe(columns);
  expect(different(boxes.map(({ y }) => y))).toBe(rows);
});

it.each([320, 390, 768])('the ways to ask about a policy stand beside or below their names, %i wide', async (width) => {
  const page = await openAt(width, '/policies/diversity-policy');
  const rows = page.locator('main dl').last().locator('> div');
  const names = await linesOf(rows.locator('dt'));
  const links = await linesOf(rows.locator('a'));
  expect(links.length).toBe(4);
  for (const [index, [name]] of names.entries()) {
    const [first] = links[index] ?? [];
    if (!name || !first) throw new Error('A way has no name or no link.');
    expect(name.bottom <= first.top + 8 || Math.abs(name.bottom - first.bottom) < 8, `way ${index + 1}`).toBe(true);
  }
  expect(await brokenWords(rows.locator('a[href^="mailto:"]'))).toEqual([]);
});

it.each([390, 768, 1280])('the buttons of a showroom stand side by side, %i pixels wide', async (width) => {
  const page = await openAt(width, '/showroom');
  const buttons = page
    .locator('main article')
    .first()
    .getByRole('link', { name: /^(Directions|Call)/ });
  const boxes = await boxesOf(buttons);
  expect(boxes.length).toBe(2);
  expect(different(boxes.map(({ y }) => y))).toBe(1);
});

it('the prices of featured carts stand at the same height, also where a name takes two lines', async () => {
  const page = await openAt(1280, '/');
  const cards = page.locator('main article').filter({ has: page.getByRole('link', { name: 'View Details' }) });
  const lines = await linesOf(cards.getByText(/^\$[\d,]+$/));
  expect(lines.length).toBe(3);
  expect(different(lines.map(([line]) => line?.top ?? 0))).toBe(1);
});

it.each([
  ['/policies/diversity-policy', '40 hours of orientation for everyone who joins'],
  ['/', 'Over 15 years of experience'],
])('on %s a figure is read before what it counts', async (path, phrase) => {
  const page = await openAt(1280, path);
  expect(await page.getByRole('listitem').filter({ hasText: phrase }).count()).toBe(1);
});

it('what a finger is to meet on a phone is 44 pixels high', async () => {
  for (const [path, links] of [
    ['/edison-township', '#plans th a, nav[aria-label="Breadcrumbs"] a, footer a'],
    ['/contact', 'main a[target="_blank"], main section a[href^="tel:"]'],
    ['/vehicles/evolution-d5-maverick-42-plus', 'main th a'],
    ['/policies/return-policy', 'main h3 a[href^="#"]'],
  ] as const) {
    const page = await openAt(390, path);
    const all = page.locator(links);
    expect(await all.count()).toBeGreaterThan(2);
    const low = await all.evaluateAll((elements) =>
      elements.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
    );
    expect(low).toEqual([]);
  }
});

it.each([640, 650, 665])('the header is one row with the menu at its end, %i pixels wide', async (width) => {
  const page = await openAt(width, '/');
  const [bar, menu] = await boxesOf(page.getByRole('banner').or(page.getByRole('button', { name: 'Menu' })));
  if (!bar || !menu) throw new Error('There is no header.');
  expect(menu.x).toBeGreaterThan(width - 100);
  expect(menu.y).toBeLessThan(16);
});

it.each([320, 390])('no line of the breadcrumbs begins with their separator, %i pixels wide', async (width) => {
  const page = await openAt(width, '/vehicles/evolution-d5-maverick-42-plus');
  const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const before = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item, '::before').content));
  expect(new Set(before)).toEqual(new Set(['none']));
});

it.each([320, 390, 768, 1024])(
  'the row of series shows a part of the next where more follow, %i wide',
  async (width) => {
    const page = await openAt(width, '/evolution');
    const row = page.getByRole('main').getByRole('navigation').first();
    const seen = await row.locator('li').evaluateAll((all) => {
      const edge = all[0]?.closest('nav')?.getBoundingClientRect().right ?? 0;
      const boxes = all.map((item) => item.getBoundingClientRect());
      return boxes
        .filter(({ left, right }) => left < edge && right > edge)
        .map(({ left, width }) => (edge - left) / width);
    });
    expect(seen.length).toBe(1);
    expect(seen[0]).toBeGreaterThan(0.25);
    expect(seen[0]).toBeLessThan(0.8);
  },
);

it('the ring around a choice to compare lies within its card', async () => {
  const page = await openAt(390, '/inventory');
  const choice = page.locator('main article label').first();
  const [inner, card] = await Promise.all([choice.boundingBox(), page.locator('main article').first().boundingBox()]);
  if (!inner || !card) throw new Error('There is no card.');
  expect(card.y + card.height - inner.y - inner.height).toBeGreaterThanOrEqual(7);
});

it.each([447, 600, 1300])('the plans of a town are no wider than their place, at %i pixels', async (width) => {
  const page = await openAt(width, '/edison-township');
  const rooms = await page.evaluate(() =>
    [...document.querySelectorAll('main table')].map(({ parentElement: place }) => [
      place?.scrollWidth,
      place?.clientWidth,
    ]),
  );
  expect(rooms.length).toBeGreaterThan(2);
  expect(rooms.filter(([content, room]) => content !== room)).toEqual([]);
});

describe('in the colors of the system', () => {
  const open = (path: string) => site.open(path, { forcedColors: 'active' });

  it('no landscape lies behind the words about a vehicle', async () => {
    const page = await open('/vehicles/denago-ev-city');
    const scene = page.getByRole('main').locator('section > svg').first();
    expect(await scene.isVisible()).toBe(false);
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await scene.isVisible()).toBe(true);
  });

  it('the track of the slider has an edge', async () => {
    const page = await open('/rentals');
    await hydrated(page);
    const edge = await page.getByRole('slider').evaluate((slider) => {
      const track = slider.closest('[data-rac]')?.parentElement;
      const { borderStyle, borderColor } = getComputedStyle(track ?? slider, '::before');
      return `${borderStyle} ${borderColor}`;
    });
    expect(edge).toMatch(/^solid rgb\(/);
  });

  it('a pressed button that stays pressed has other colors', async () => {
    const page = await open('/inventory?compare=denago-ev-city,denago-ev-nomad');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const toggle = page.getByRole('button', { name: 'Differences only' });
    await toggle.hover();
    const part = (name: 'color' | 'backgroundColor') =>
      toggle.evaluate((button, name) => getComputedStyle(button)[name], name);
    const [text, ground] = [await part('color'), await part('backgroundColor')];
    await toggle.click();
    expect(await part('color')).not.toBe(text);
    expect(await part('backgroundColor')).not.toBe(ground);
    // The browser may still draw a box in the color of the words behind them: look at the middle of the words.
    const shown = sharp(await toggle.screenshot()).extract({ left: 40, top: 20, width: 80, height: 12 });
    const { channels } = await sharp(await shown.png().toBuffer()).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });

  it('a button that removes a picked vehicle has no box of its own color', async () => {
    const page = await open('/inventory');
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true }).check({ force: true });
    const cross = page.getByRole('region', { name: 'Vehicles to compare' }).locator('button svg').first();
    expect(await cross.evaluate((drawing) => getComputedStyle(drawing).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });
});

it.each([
  ['/', 'main section > ul, footer div:has(> nav)'],
  ['/services', '#why ul'],
  ['/vehicles/denago-ev-city', 'main dl'],
])('of four things side by side on %s, none stands alone in its row', async (path, lists) => {
  const page = await openAt(320, path);
  const four = page.locator(lists).filter({ has: page.locator(':scope > :nth-child(4):last-child') });
  for (const width of [640, 700, 768, 900, 1024, 1080, 1140, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await four.evaluateAll((all) =>
      all.map((list) => [...list.children].map((entry) => entry.getBoundingClientRect().top)),
    );
    expect(tops.length).toBeGreaterThan(0);
    for (const [first, second, third, last] of tops)
      expect([first === second, third === last], `${width} pixels`).toEqual([true, true]);
  }
});

it('of three featured carts, none stands alone in its row', async () => {
  const page = await openAt(500, '/');
  const carts = page.locator('ul:has(> :nth-child(3):last-child) > li:has(article)');
  for (const width of [500, 560, 640, 700, 740, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await carts.evaluateAll((all) => all.map((cart) => cart.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect([1, 3], `${width} pixels`).toContain(different(tops));
  }
});

it('the figures of a lineup stand at the same height, also where a name takes two lines', async () => {
  const page = await openAt(1440, '/evolution');
  const figures = page.locator('main article').filter({ hasText: 'Get Quote' }).locator('dl > div');
  const boxes = await boxesOf(figures);
  expect(boxes.length).toBe(24);
  expect(different(boxes.map(({ y }) => y))).toBe(4);
});

it('the address of a showroom takes two lines', async () => {
  const page = await openAt(1024, '/');
  const lines = await page
    .locator('#contact address')
    .evaluateAll((all) =>
      all.map((address) => address.clientHeight / Number.parseFloat(getComputedStyle(address).lineHeight)),
    );
  expect(lines.map(Math.round)).toEqual([2, 2, 2]);
});

it('the figures of a vehicle in the inventory follow each other, on paper too', async () => {
  // Narrow paper, where they take two lines.
  const page = await openAt(591, '/inventory');
  await page.emulateMedia({ media: 'print' });
  const steps = await page.locator('main article ul').evaluateAll((all) =>
    all.map((list) => {
      const [first, last] = [list.firstElementChild, list.lastElementChild].map(
        (figure) => figure?.getBoundingClientRect().top,
      );
      return (Number(last) - Number(first)) / Number.parseFloat(getComputedStyle(list).lineHeight);
    }),
  );
  expect(different(steps)).toBe(1);
  expect(Math.max(...steps)).toBeCloseTo(1, 1);
  expect(await page.locator('main').locator('search, input').filter({ visible: true }).count()).toBe(0);
});

it('paper is white and its words are dark, also for a visitor who reads in the dark', async () => {
  const page = await openAt(1280, '/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colors = await page.locator('#contact, main h2 + p').evaluateAll((all) =>
    all.map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    }),
  );
  const clear = 'rgba(0, 0, 0, 0)';
  expect(new Set(colors)).toEqual(new Set(['rgb(22, 33, 28) on rgb(255, 255, 255)', `rgb(85, 98, 91) on ${clear}`]));
});

/** Opens a page as it is on a sheet of paper. */
async function printedAt(path: string): Promise<Page> {
  const page = await openAt(739, path);
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** How many sheets of paper a PDF has. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

it('the plans of all carts for rent take no more than five sheets of paper', async () => {
  const page = await openAt(1280, '/rentals');
  expect(sheetsIn(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(5);
});

it.each([
  ['/inventory', 'main article'],
  ['/vehicles/evolution-d6-max-xt6', 'main div:has(> [data-printed])'],
  ['/', '#contact li:has(address)'],
])('no page ends within what belongs together on %s', async (path, parts) => {
  const page = await printedAt(path);
  const breaks = await page.locator(parts).evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

it('no page ends between a heading and what it is about', async () => {
  const page = await printedAt('/');
  const heads = page.locator('main :is(h2, h3), main div:has(> h2 + p:last-child)');
  const breaks = await heads.evaluateAll((all) => all.map((head) => getComputedStyle(head).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

it.each([
  ['/policies/rental-policy', 3],
  ['/policies', 1],
  ['/thank-you', 2],
])('the footer of %s needs no sheet of its own', async (path, sheets) => {
  const page = await openAt(1280, path);
  const edge = '0.4in';
  const paper = await page.pdf({ format: 'Letter', margin: { top: edge, right: edge, bottom: edge, left: edge } });
  expect(sheetsIn(paper)).toBe(sheets);
});

it('paper shows every series of a brand', async () => {
  const page = await printedAt('/evolution');
  const series = page.locator('nav[aria-label="Evolution series"] a');
  const ends = await series.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right));
  expect(ends).toHaveLength(7);
  expect(Math.max(...ends)).toBeLessThanOrEqual(739);
});

it.each(['/', '/showroom'])('on paper, the map of %s leaves room for words', async (path) => {
  const page = await printedAt(path);
  const map = await page.locator('main svg[aria-label^="Map of"]').boundingBox();
  expect(map?.height).toBeLessThan(500);
});

it('the price of a rental is in view on a phone while its days are chosen', async () => {
  const page = await site.open('/rentals', { viewport: { width: 390, height: 844 } });
  await page.getByRole('link', { name: 'Work Out a Price' }).click();
  const estimate = page.locator('#estimate');
  const top = (text: string) =>
    estimate.getByText(text).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(() => top('What will your days cost?')).toBeLessThan(250);
  // Neither below the edge of the screen nor below the call bar.
  const isInView = await estimate.getByText('Total for 7 days').evaluate((element) => {
    const { x, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(x + 1, bottom - 1) === element;
  });
  expect(isInView).toBe(true);
});

it('a vehicle on paper asks no question that has no answer there', async () => {
  const page = await site.open('/vehicle/evolution-d5-maverick-42-plus', { viewport: { width: 739, height: 900 } });
  const question = page.getByRole('heading', { name: 'Interested in this vehicle?' });
  await question.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await question.isVisible()).toBe(false);
});

it('the mark of a model stands below its name where it does not fit beside it', async () => {
  const page = await openAt(390, '/vehicles/denago-ev-rover-xxl');
  const mark = page.getByText('This cart', { exact: true });
  const [name, below] = await boxesOf(mark.locator('..').or(mark));
  expect(below?.x).toBe(name?.x);
  expect(below?.y).toBeGreaterThan((name?.y ?? Number.NaN) + 16);
});

describe('a figure with a hyphen', () => {
  it.each(['/thank-you', '/contact', '/policies/delivery-policy', '/policies/return-policy'])(
    'does not break across lines on %s, at any width',
    async (path) => {
      const page = await openAt(320, path);
      for (const width of [320, 360, 390, 600, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page.locator('main'), /\S*\w-\d\S*/g), `${width} pixels`).toEqual([]);
      }
    },
  );

  it('is found and copied as anybody types it', async () => {
    const page = await openAt(1280, '/policies/feedback-policy');
    const found = (words: string) =>
      page.evaluate((text) => (window as { find?(text: string): boolean }).find?.(text), words);
    expect(await found('(732) 555-0142')).toBe(true);
    const numbers = await page.locator('a[href^="tel:"]', { hasText: /\d/ }).allTextContents();
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers.filter((number) => !number.includes('(732) 555-0142'))).toEqual([]);
  });
});
