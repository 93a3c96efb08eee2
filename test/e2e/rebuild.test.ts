import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { startServerProcess } from '../api/support/server-process.ts';
import { browserOnce } from '../support/chromium.ts';
import { edit } from '../support/edit.ts';
import { builtSite } from '../support/fixture-site.ts';
import { hydrated } from '../support/hydrated.ts';
import { runCli } from '../support/run-cli.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await browserOnce('');
});

/** Opens the home page of a small site without using it yet. */
async function openHome() {
  const root = await builtSite();
  const build = async () => expect((await runCli(root, 'build')).code).toBe(0);
  const server = await startServerProcess(join(root, 'dist'));
  const page = await browser.newPage();
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  await page.goto(server.url);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const close = async () => {
    await page.close();
    await server.end('SIGTERM');
  };
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
  return { root, page, failed, build, isSameDocument, close };
}

it('a page that was open while another one changed is used as before, and shows the other one as it is now', async () => {
  const { root, page, failed, build, isSameDocument, close } = await openHome();
  edit(root, 'pages/index.yaml', /title: .*/, 'title: Carts that were sold yesterday already');
  edit(root, 'pages/about.yaml', 'text: A small shop.', 'text: A large shop.');
  await build();
  await hydrated(page);
  await page.locator('main').getByRole('link').first().click();
  await page.getByText('A large shop.').waitFor();
  expect(await isSameDocument()).toBe(true);
  expect(failed).toEqual([]);
  await close();
});

it('a page that was open while the frame of all pages changed goes to the next one by loading it whole', async () => {
  const { root, page, failed, build, isSameDocument, close } = await openHome();
  await hydrated(page);
  edit(root, 'site.yaml', 'name: Fixture Carts', 'name: Better Carts');
  await build();
  await page.locator('main').getByRole('link').first().click();
  await page.waitForURL('**/about**');
  await page.locator('footer').getByText('Better Carts').first().waitFor();
  expect(await isSameDocument()).toBe(false);
  expect(failed).toEqual([]);
  await close();
});
