import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { repository } from '../support/copy-dealer-site.ts';
import { edit } from '../support/edit.ts';
import { editSite } from './support.ts';

// One server for all tests, because starting one takes longer than most of them.
const folder = mkdtempSync(join(tmpdir(), 'cartwright-editor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const editor = join(folder, 'editor');
const opened = `${editor}.opened`;
writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`);
chmodSync(editor, 0o755);
const site = editSite({ LAUNCH_EDITOR: editor });
const about = 'pages/about.yaml';

const blocks = readdirSync(join(repository, 'schemas/blocks')).map((name) => name.replace('.schema.json', ''));

const textOf = (file: string) => readFileSync(join(site.root, file), 'utf8');

describe('the catalogue', () => {
  // The first response is slow, because it has to load all blocks.
  beforeAll(async () => void (await fetch(`${site.dev.url}/_blocks`)));

  it('shows every block with its examples and keys, finds them, and gives YAML to copy', async () => {
    const page = await site.open('/_blocks', {
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 390, height: 844 },
    });
    const ids = await page.locator('[data-entry]').evaluateAll((entries) => entries.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining([...blocks, 'page', 'vehicle', 'site', 'annotations']));
    for (const key of ['figure', 'title', 'wordings', 'aliases'])
      await page.locator(`#annotations [data-key="${key}"]`).waitFor();
    expect(await page.locator('#page [data-key="given"]').innerText()).toContain('given');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByLabel('Find').fill('call-to-action');
    await expect.poll(() => page.locator('#footnotes').isVisible()).toBe(false);
    await page.getByLabel('Find').fill('the top of a page');
    await page.locator('#hero').getByRole('button', { name: 'Copy YAML' }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^- type: hero\n/);
    await page.frameLocator('#hero iframe').first().getByRole('heading', { level: 1 }).waitFor();
  });

  it('has each example as a page of its own, which is used as on the site', async () => {
    const page = await site.open('/_blocks/hero/0');
    await page.mouse.move(5, 5);
    await page.mouse.move(10, 10);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    expect((await fetch(`${site.dev.url}/_blocks/hero/99`)).status).toBe(404);
  });
});

/** `file:line` of the first line in a file that matches. */
function lineOf(file: string, pattern: RegExp): string {
  const lines = readFileSync(join(site.root, file), 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => pattern.test(line)) + 1}`;
}

/** Reads what the page says about an element with Alt held. Something on the mouse's way there may be described first. */
async function pointAt(page: Page, target: Locator): Promise<() => Promise<string>> {
  await target.scrollIntoViewIfNeeded();
  await page.keyboard.down('Alt');
  const box = await target.boundingBox();
  await page.mouse.move(0, 0);
  await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const label = page.locator('cartwright-pointer [role=status]');
  await label.waitFor();
  return () => label.innerText();
}

describe('pointing with Alt held', () => {
  it('shows the line of a text that is pointed at, and opens it at a click', async () => {
    const page = await site.open('/about');
    const line = lineOf('pages/about.yaml', /^ {4}heading: The cart shop/);
    await expect.poll(await pointAt(page, page.locator('h1'))).toContain(`${line} hero, heading`);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toContain(`${line.replace(':', ' ')} `);
    await page.keyboard.up('Alt');
    await page.locator('cartwright-pointer [role=status]').waitFor({ state: 'hidden' });
  });

  it('shows the fact behind a figure, under a link that fills a card and in the frame of all pages', async () => {
    const page = await site.open('/');
    const price = await pointAt(page, page.getByText('$15,000').first());
    await expect.poll(price).toContain('vehicles.denago-ev-city.price = 15000');
    expect(await price()).toContain(lineOf('pages/vehicles/denago-ev-city.yaml', /^price:/));
    const phone = await pointAt(page, page.locator('header a[href^="tel:"]').first());
    await expect.poll(phone).toContain('dealer.phone');
    expect(await phone()).toContain(lineOf('site.yaml', /^ {2}phone:/));
  });
});

describe('the overlay', () => {
  it('shows what is wrong over the last good page, and disappears when it is fixed', async () => {
    const page = await site.open('/about');
    const heading = await page.textContent('h1');
    edit(site.root, about, 'type: hero', 'type: heroo');
    const finding = page.locator('cartwright-overlay article');
    await finding.waitFor();
    expect(await finding.innerText()).toContain('Block type "heroo" does not exist.');
    expect(await finding.innerText()).toContain('Did you mean "hero"?');
    expect(await finding.locator('pre').first().innerText()).toMatch(/\| {3}- type: heroo$/);
    expect(await finding.locator('mark').first().innerText()).toBe('heroo');
    expect(await page.textContent('h1')).toBe(heading);
    rmSync(opened, { force: true });
    await finding.getByRole('button', { name: /Open/ }).click();
    await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toMatch(/about\.yaml/);
    await page.getByRole('button', { name: 'Put aside' }).click();
    await page.getByRole('button', { name: /1 to mend here/ }).click();
    edit(site.root, about, 'type: heroo', 'type: hero');
    await finding.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('cartwright-overlay button').count()).toBe(0);
  });

  it('lists the mistakes of a page that nobody has seen without them, and shows the page once they are gone', async () => {
    const before = textOf('site.yaml');
    onTestFinished(() => writeFileSync(join(site.root, 'site.yaml'), before));
    const known = await site.open('/about');
    edit(site.root, 'site.yaml', /^ {2}phone: .*\n/m, '');
    await known.locator('cartwright-overlay article').filter({ hasText: 'phone' }).first().waitFor();
    const page = await site.open('/services');
    const finding = page.locator('cartwright-overlay article');
    await finding.filter({ hasText: 'phone' }).first().waitFor();
    expect(await page.locator('h1').count()).toBe(0);
    writeFileSync(join(site.root, 'site.yaml'), before);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => finding.count()).toBe(0);
  });

  it('says that there is no site, over the last good page', async () => {
    const page = await site.open('/about');
    const aside = join(site.root, 'site.aside');
    renameSync(join(site.root, 'site.yaml'), aside);
    const finding = page.locator('cartwright-overlay article');
    await finding.filter({ hasText: 'There is no site.yaml' }).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    renameSync(aside, join(site.root, 'site.yaml'));
    await finding.waitFor({ state: 'detached' });
  });

  it('keeps the focus where it was when something else is saved', async () => {
    const page = await site.open('/about');
    edit(site.root, about, 'type: hero', 'type: heroo');
    const button = page.locator('cartwright-overlay article').getByRole('button', { name: 'Open in editor' }).first();
    await button.focus();
    edit(site.root, 'pages/rentals.yaml', 'type: rental-hero', 'type: rental-heroo');
    await page.getByText('On the whole site: 2 errors').waitFor();
    expect(await button.evaluate((node) => node.matches(':focus'))).toBe(true);
    edit(site.root, 'pages/rentals.yaml', 'type: rental-heroo', 'type: rental-hero');
    edit(site.root, about, 'type: heroo', 'type: hero');
    await button.waitFor({ state: 'detached' });
  });

  it('names dead links and anchors, and mistakes of other pages by their number', async () => {
    const page = await site.open('/about');
    const before = textOf('pages/rentals.yaml');
    edit(site.root, 'pages/rentals.yaml', 'type: rental-hero', 'type: rental-heroo');
    await page.getByRole('button', { name: /to mend elsewhere/ }).waitFor();
    writeFileSync(join(site.root, 'pages/rentals.yaml'), before);
    edit(site.root, about, 'Buying a cart should be', '[Buying](/nowhere) a [cart](/about#nothing) should be');
    const findings = page.locator('cartwright-overlay article');
    await expect.poll(async () => (await findings.allInnerTexts()).join('\n')).toContain('/nowhere');
    expect((await findings.allInnerTexts()).join('\n')).toContain('nothing');
    edit(site.root, about, '[Buying](/nowhere) a [cart](/about#nothing) should be', 'Buying a cart should be');
    await expect.poll(() => findings.count()).toBe(0);
  });

  it('vouches for a figure at a click, and writes what the button says and nothing else', async () => {
    const page = await site.open('/about');
    const before = textOf(about);
    edit(site.root, about, 'Buying a cart should be', 'At 27 mph, buying a cart should be');
    const typed = textOf(about);
    const button = page.getByRole('button', { name: 'Vouch for it' });
    await button.waitFor();
    const said = (await page.getByLabel('What it writes').innerText()).split('\n').map((line) => line.slice(8));
    await button.click();
    await page.locator('cartwright-overlay article').waitFor({ state: 'detached' });
    const lines = textOf(about).split('\n');
    expect(lines.filter((line) => !said.includes(line)).join('\n')).toBe(typed);
    expect(said.join('\n')).toContain('27 mph');
    writeFileSync(join(site.root, about), before);
  });

  it('shows what is saved, whatever is wrong with the words elsewhere, and offers fixes for the first of many figures', async () => {
    const page = await site.open('/about');
    const before = [about, 'site.yaml'].map((file) => [file, textOf(file)] as const);
    const numbers = Array.from({ length: 25 }, (_, index) => index + 31);
    edit(site.root, 'site.yaml', /pride: >-\n\s+/, '$&It has 1,234 carts. ');
    edit(
      site.root,
      about,
      'Buying a cart should be',
      `${numbers.map((n) => `At ${n} mph.`).join(' ')} Buying should be`,
    );
    await page.locator('main').getByText('At 55 mph. Buying should be').waitFor();
    const findings = page.locator('cartwright-overlay article');
    await expect.poll(() => findings.count()).toBe(26);
    expect(await page.getByRole('button', { name: 'Vouch for it' }).count()).toBe(20);
    for (const [file, text] of before) writeFileSync(join(site.root, file), text);
    await expect.poll(() => findings.count()).toBe(0);
  });

  it('writes both of two answers, or says that the second has to be given again', async () => {
    const page = await site.open('/about');
    const before = textOf(about);
    edit(site.root, about, 'Buying a cart should be', 'At 27 mph and 29 mph, buying a cart should be');
    const buttons = page.getByRole('button', { name: 'Vouch for it' });
    await expect.poll(() => buttons.count()).toBe(2);
    const answers: Promise<unknown>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/@site/write')) answers.push(response.json());
    });
    await buttons.evaluateAll((all) => {
      for (const button of all) (button as HTMLElement).click();
    });
    await expect.poll(() => answers.length).toBe(2);
    expect(await Promise.all(answers)).toEqual([{}, { error: 'The file has just changed. Please try again.' }]);
    writeFileSync(join(site.root, about), before);
  });

  it('writes the reference if that is certain, and keeps quotes and comments', async () => {
    const page = await site.open('/vehicles/denago-ev-city');
    const price = /^price: (\d+)/m.exec(textOf('pages/vehicles/denago-ev-city.yaml'))?.[1] ?? '';
    const text = `The Denago EV City costs $${Number(price).toLocaleString('en-US')}.`;
    await page.goto(`${site.dev.url}/about`);
    edit(site.root, about, /^ {4}heading: The cart shop.*$/m, `    # The price.\n    heading: '${text}'`);
    await page.getByRole('button', { name: 'Write the reference' }).click();
    await expect
      .poll(() => textOf(about))
      .toContain(
        `    # The price.\n    heading: 'The Denago EV City costs {{ vehicles.denago-ev-city.price | usd }}.'\n`,
      );
  });

  /** The server's answer to a request to write, from a browser or from a program. */
  function wish(headers: Record<string, string>, body: object, localAddress = '127.0.0.1'): Promise<number> {
    return new Promise((resolve, reject) => {
      const { hostname: host, port } = new URL(site.dev.url);
      const options = { host, port, localAddress, path: '/@site/write', method: 'POST', headers };
      const asked = request(options, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end(JSON.stringify(body));
    });
  }

  it('writes nothing for another origin, under another name, without the token, or from another machine', async () => {
    const page = await site.open('/about');
    edit(site.root, about, 'Buying a cart should be', 'At 29 mph, buying a cart should be');
    await page.getByRole('button', { name: 'Vouch for it' }).waitFor();
    const before = textOf(about);
    const token = (await page.getAttribute('html', 'data-token')) ?? '';
    const { host } = new URL(site.dev.url);
    const ours = { 'content-type': 'application/json', host, origin: site.dev.url, 'x-site-token': token };
    const title = await page.locator('cartwright-overlay h3').first().innerText();
    const body = { path: '/about', id: `typed-figure ${about} ${title}`, kind: 'vouch' };
    const { origin: _, ...pageless } = ours;
    const { 'x-site-token': __, ...tokenless } = ours;
    const refused: Record<string, string>[] = [
      { ...ours, origin: 'https://evil.example' },
      { ...ours, origin: 'http://127.0.0.1:9999' },
      { ...ours, origin: 'null' },
      { ...ours, 'sec-fetch-site': 'cross-site' },
      { ...ours, 'sec-fetch-site': 'same-site' },
      { ...ours, host: 'evil.example', origin: 'http://evil.example' },
      { ...ours, 'x-site-token': `${token.slice(1)}a` },
      pageless,
      tokenless,
    ];
    for (const headers of refused) expect(await wish(headers, body), JSON.stringify(headers)).toBe(403);
    // The server cannot tell that this address too is its own machine's.
    expect(await wish(ours, body, '127.0.0.2')).toBe(403);
    expect(textOf(about)).toBe(before);
    const editorAsked = await fetch(`${site.dev.url}/__open-in-editor?file=site.yaml`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(editorAsked.status).toBe(403);
    // At an address in a network, a picture on a page of another site sends nothing that says so.
    expect((await fetch(`${site.dev.url}/__open-in-editor?file=site.yaml`)).status).toBe(403);
    // Pages of other origins cannot even read the token.
    const read = await fetch(`${site.dev.url}/about`, { headers: { origin: 'http://localhost:9999' } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    // And no page can have them pressed in a frame.
    expect(read.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(await wish(ours, body)).toBe(200);
    await expect.poll(() => textOf(about)).toContain('29 mph\n');
  });

  it.each(['{"path":', 'null', '{"path":1}'])('answers the body %s in one sentence', async (body) => {
    const page = await site.open('/about');
    const token = (await page.getAttribute('html', 'data-token')) ?? '';
    const headers = { origin: site.dev.url, 'x-site-token': token };
    const answer = await fetch(`${site.dev.url}/@site/point`, { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ error: 'Refused: the request names no path, or is no JSON.' });
    expect(answer.status).toBe(400);
  });
});
