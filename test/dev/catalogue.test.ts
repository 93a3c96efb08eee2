import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../support/copy-own-site.ts';
import { editSite } from './support.ts';

const site = editSite();
const blocks = readdirSync(join(repository, 'schemas/blocks')).map((name) => name.replace('.schema.json', ''));

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
  await page.getByLabel('Find').fill('the opening of a page');
  await page.locator('#hero').getByRole('button', { name: 'Copy YAML' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^- type: hero\n/);
  await page.frameLocator('#hero iframe').first().getByRole('heading', { level: 1 }).waitFor();
});

it('has each example as a page of its own, which is used as on the site', async () => {
  const page = await site.open('/_blocks/hero/0');
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect((await fetch(`${site.dev.url}/_blocks/hero/99`)).status).toBe(404);
});
