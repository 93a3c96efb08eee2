import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { editSite } from './support.ts';

const editor = join(mkdtempSync(join(tmpdir(), 'cartwright-editor-')), 'editor');
const opened = `${editor}.opened`;
writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`);
chmodSync(editor, 0o755);
const site = editSite({ LAUNCH_EDITOR: editor });

/** `file:line` of the first line of a file that fits. */
function lineOf(file: string, pattern: RegExp): string {
  const lines = readFileSync(join(site.root, file), 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => pattern.test(line)) + 1}`;
}

/** Reads what is said of an element with Alt held. The way of the mouse to it may be said first. */
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

it('shows the line of a text that is pointed at, and opens it at a click', async () => {
  const page = await site.open('/about');
  const line = lineOf('pages/about.yaml', /^ {4}heading: The cart shop/);
  await expect.poll(await pointAt(page, page.locator('h1'))).toContain(`${line} hero, heading`);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toContain(line.split(':')[1]);
  await page.keyboard.up('Alt');
  await page.locator('cartwright-pointer [role=status]').waitFor({ state: 'hidden' });
});

it('shows the fact behind a figure, under a link that fills a card and in the frame of all pages', async () => {
  const page = await site.open('/');
  const price = await pointAt(page, page.getByText('$15,000').first());
  await expect.poll(price).toContain('vehicles.denago-ev-city.price = 15000');
  expect(await price()).toContain(lineOf('pages/vehicles/denago-ev-city.yaml', /^price:/));
  const phone = await pointAt(page, page.locator('header').getByText('(732) 555-0142').first());
  await expect.poll(phone).toContain('dealer.phone');
  expect(await phone()).toContain(lineOf('site.yaml', /^ {2}phone:/));
});
