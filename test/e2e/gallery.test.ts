import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { axeProblems } from '../support/axe.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import { putPhoto } from '../support/photo.ts';
import { heldBack, hydrated, laidOut, prepared, visitSite } from './support.ts';

const names = ['Front', 'Seats', 'Wheel', 'Roof', 'Charger'];
const photographOf = (name: string) => `{ file: ${name.toLowerCase()}.jpg, alt: ${name} of the cart }`;
const root = mkdtempSync(join(tmpdir(), 'cartwright-gallery-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The dealer's site with photographs: five of a vehicle, one of a rental cart and one of a team member. */
async function writeSite(): Promise<string> {
  copyDealerSite(root);
  for (const name of [...names, 'Rental', 'Person'])
    await putPhoto(root, `${name.toLowerCase()}.jpg`, { width: 1400, height: 1050 });
  const vehicle = join(root, 'pages/vehicles/denago-ev-city.yaml');
  const [image, ...rest] = names.map(photographOf);
  const list = `image: ${image}\nphotographs:\n${rest.map((item) => `  - ${item}\n`).join('')}`;
  writeFileSync(vehicle, `${readFileSync(vehicle, 'utf8').trimEnd()}\n${list}`);
  const site = join(root, 'site.yaml');
  const facts = readFileSync(site, 'utf8')
    .replace(/^( {2}four-seater:\n)/m, `$1    image: ${photographOf('Rental')}\n`)
    .replace(/^(team:\n {2}- )/m, `$1image: ${photographOf('Person')}\n    `);
  writeFileSync(site, facts);
  await putPhoto(root, 'yard.jpg', { width: 1500, height: 1000 });
  await putPhoto(root, 'tower.jpg', { width: 1500, height: 2000 });
  const about = join(root, 'pages/about.yaml');
  const photographs = ['yard', 'tower'].map(
    (name) => `  - type: photograph\n    photograph: { file: ${name}.jpg, alt: The ${name} }\n`,
  );
  writeFileSync(about, `${readFileSync(about, 'utf8').trimEnd()}\n${photographs.join('')}`);
  return root;
}

const site = visitSite({ write: writeSite });
const widths = [
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
] as const;
const sheet = '/vehicles/denago-ev-city';
const links = (page: Page) => page.locator('#photographs a');
const viewer = (page: Page) => page.getByRole('dialog');
const count = (page: Page) => viewer(page).getByRole('status').textContent();

async function openViewer(page: Page, index: number): Promise<void> {
  await hydrated(page);
  await links(page).nth(index).click();
  await viewer(page).waitFor();
}

describe.each(widths)('on a %s', (_, screen) => {
  it('the photographs of a vehicle open over the whole screen, and the keys lead through them', async () => {
    const page = await site.open(sheet, { ...screen, bypassCSP: true });
    await openViewer(page, 2);
    await expect.poll(() => count(page)).toBe('3 of 5');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => count(page)).toBe('4 of 5');
    await page.keyboard.press('End');
    await expect.poll(() => count(page)).toBe('5 of 5');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => count(page)).toBe('1 of 5');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => count(page)).toBe('5 of 5');
    await viewer(page).getByRole('button', { name: 'Next photograph' }).click();
    await expect.poll(() => count(page)).toBe('1 of 5');
    await viewer(page).getByRole('button', { name: 'Previous photograph' }).click();
    await expect.poll(() => count(page)).toBe('5 of 5');
    await page.keyboard.press('Home');
    await expect.poll(() => count(page)).toBe('1 of 5');
    await viewer(page).getByRole('button', { name: 'Photograph 2: Seats of the cart' }).click();
    await expect.poll(() => count(page)).toBe('2 of 5');
    // Faster than the photographs move.
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight', { delay: 60 });
    const track = viewer(page).locator('ul[tabindex]');
    await expect.poll(() => track.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(4);
    expect(await count(page)).toBe('5 of 5');
    const box = await viewer(page).boundingBox();
    expect(box?.width).toBe(screen.viewport.width);
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    await expect.poll(focused).toContain('/images/wheel-');
  });

  it('a page shows no photograph in a way that moves what stands around it', async () => {
    const page = await site.open(sheet, screen);
    const sizes = await page
      .locator('#photographs img[alt]:not([alt=""])')
      .evaluateAll((images) => images.map((image) => [image.getAttribute('width'), image.getAttribute('height')]));
    expect(sizes).toEqual(names.map(() => ['1400', '1050']));
    expect(await page.locator('#photographs source[srcset*=" 480w"][sizes]').count()).toBe(2 * names.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.viewport.width);
  });
});

it('the keys lead through the photographs in Chrome of early 2023, where the thumbnails stop what scrolls into view', async () => {
  const page = await site.open(sheet, widths[0][1]);
  await openViewer(page, 0);
  await page.evaluate(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
  await page.keyboard.press('End');
  await expect.poll(() => count(page)).toBe('5 of 5');
});

it('a tap before the script has loaded opens the photograph on the page too', async () => {
  const page = await site.open('/favicon.svg', widths[0][1]);
  const goOn = await heldBack(page);
  await page.goto(site.url + sheet);
  await prepared(page);
  await links(page).nth(1).tap({ noWaitAfter: true });
  goOn();
  await expect.poll(() => count(page)).toBe('2 of 5');
  expect(page.url()).toBe(site.url + sheet);
});

it('a finger pushes the photographs along', async () => {
  const page = await site.open(sheet, widths[0][1]);
  await openViewer(page, 0);
  const session = await page.context().newCDPSession(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await viewer(page).getByRole('list').first().boundingBox()) ?? {};
  const finger = (share: number) => [{ x: x + width * share, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0.9) });
  // Slower at the end, as a finger is. The browser goes on with a fast one by a guess, which on a busy machine led past a photograph.
  for (const share of [0.75, 0.55, 0.4, 0.32, 0.3])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(share) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => count(page)).toBe('2 of 5');
});

it('the code that shows them over the screen comes only when it is wanted', async () => {
  const page = await site.open(sheet);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.includes('PhotographViewer'))).toEqual([]);
  await links(page).first().hover();
  await expect.poll(() => files.filter((file) => file.includes('PhotographViewer')).length).toBeGreaterThan(0);
});

it('where that code cannot be fetched, the link leads to the photograph itself', async () => {
  const page = await site.open('/favicon.svg');
  await page.route('**/PhotographViewer-*.js', (route) => route.abort());
  await page.goto(site.url + sheet);
  await hydrated(page);
  await links(page).first().click();
  await page.waitForURL('**/images/*.jpg');
  expect(page.url()).toContain('/images/front-');
});

it('without JavaScript each photograph can be reached', async () => {
  const page = await site.open(sheet, { javaScriptEnabled: false });
  expect(await links(page).count()).toBe(names.length);
  for (const href of await links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))) {
    const answer = await fetch(href);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});

it('the API and the structured data name them', async () => {
  const { images } = await fetch(`${site.url}/api/vehicles/denago-ev-city`).then((answer) => answer.json());
  expect(images).toHaveLength(names.length);
  expect(images[0]).toMatch(/^\/images\/front-/);
});

it.each([
  ['/rentals', 'Rental of the cart'],
  ['/about', 'Person of the cart'],
])('%s shows a photograph in place of a drawing', async (path, alt) => {
  const page = await site.open(path);
  expect(await page.getByRole('img', { name: alt }).first().isVisible()).toBe(true);
});

it('next to a photograph, the names of the other series stay on their line', async () => {
  const page = await site.open('/denago', { viewport: { width: 1100, height: 900 } });
  await laidOut(page);
  const names = page.locator('nav[aria-label="Denago series"] a > span:last-child');
  const tops = await names.evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

it('the preview of a photograph is not to be seen below it', async () => {
  const page = await site.open('/about');
  const photograph = page.getByRole('img', { name: 'The yard' });
  await photograph.scrollIntoViewIfNeeded();
  await laidOut(page);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const heights = await photograph.evaluate((image) =>
    [image, image.closest('span')].map((box) => box?.getBoundingClientRect().height),
  );
  expect(heights[1]).toBe(heights[0]);
});

it('a photograph that a phone took upright fits on the screen of a computer', async () => {
  const page = await site.open('/about', { viewport: { width: 1440, height: 900 } });
  await laidOut(page);
  const box = await page.getByRole('img', { name: 'The tower' }).boundingBox();
  expect(box?.height).toBeGreaterThan(600);
  expect(box?.height).toBeLessThan(900);
});

it('with large text, the buttons of the viewer stay on the screen and round', async () => {
  const page = await site.open(sheet, widths[0][1]);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await openViewer(page, 0);
  const buttons = viewer(page).getByRole('button', { name: /^(?:Close|Previous|Next)/ });
  const boxes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(3);
  for (const { left, right, width, height } of boxes) {
    expect([left >= 0, right <= 390, Math.round(width - height)]).toEqual([true, true, 0]);
  }
});

it('the Back of a phone closes the viewer and stays on the page', async () => {
  const page = await site.open(sheet, widths[0][1]);
  await page.evaluate(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => { requestClose(): void } };
    const watchers: object[] = [];
    Object.assign(window, {
      watchers,
      CloseWatcher: class extends CloseWatcher {
        constructor() {
          super();
          watchers.push(this);
        }
      },
    });
  });
  await openViewer(page, 0);
  // What Android does when its Back is pressed.
  await page.evaluate(() =>
    (window as unknown as { watchers: { requestClose(): void }[] }).watchers.at(-1)?.requestClose(),
  );
  await viewer(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(site.url + sheet);
});

it('the row of small photographs follows the large ones', async () => {
  const page = await site.open(sheet, widths[0][1]);
  await openViewer(page, 0);
  const last = viewer(page).getByRole('button', { name: 'Photograph 5' });
  const end = async () => Math.round((await last.evaluate((button) => button.getBoundingClientRect().right)) ?? 0);
  expect(await end()).toBeGreaterThan(390);
  await page.keyboard.press('End');
  await expect.poll(end).toBeLessThan(390);
  await expect.poll(() => count(page)).toBe('5 of 5');
});
