import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { sortFindings } from '../../cli/finding.ts';
import { createReuse } from '../../cli/memory/reuse.ts';
import { runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { commitDay } from '../support/commit-day.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import { edit } from '../support/edit.ts';

const root = mkdtempSync(join(tmpdir(), 'cartwright-reuse-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('reports the same after every edit as a fresh run would, and keeps pages that the edit does not affect', async () => {
  copyDealerSite(root);
  const again = { on: commitDay, reuse: createReuse() };
  const look = async () => {
    const { findings, site } = await runValidate(root, silentProgress, again);
    const fresh = await runValidate(root, silentProgress, { on: commitDay });
    expect(sortFindings(findings)).toEqual(sortFindings(fresh.findings));
    expect(site?.pages.map(({ route, seo }) => [route, seo])).toEqual(
      fresh.site?.pages.map(({ route, seo }) => [route, seo]),
    );
    return { findings, pages: new Map(site?.pages.map((page) => [page.route, page])) };
  };
  const first = await look();

  edit(root, 'pages/about.yaml', /^blocks:/m, 'blocks:\n  - type: heroo');
  const broken = await look();
  expect(broken.findings.map(({ rule }) => rule)).toContain('unknown-block');
  expect(broken.pages.get('/rentals')).toBe(first.pages.get('/rentals'));
  expect((await look()).findings).toEqual(broken.findings);
  edit(root, 'pages/about.yaml', '\n  - type: heroo', '');

  edit(root, 'site.yaml', /(four-seater:\n(?: {4}.*\n)*? {4}daily:\n(?: {6}.*\n)*? {6}price: )\d+/, '$1263');
  const dearer = await look();
  expect(dearer.pages.get('/rentals')).not.toBe(first.pages.get('/rentals'));

  renameSync(join(root, 'pages/about.yaml'), join(root, 'pages/about-us.yaml'));
  expect((await look()).findings.map(({ rule }) => rule)).toContain('dead-link');
  renameSync(join(root, 'pages/about-us.yaml'), join(root, 'pages/about.yaml'));
  await look();

  const { site } = await runValidate(root, silentProgress, again);
  const page = site?.pages.find(({ route }) => route === '/about');
  const text = page?.source.text;
  edit(root, 'pages/about.yaml', /^blocks:/m, 'blocks:\n  - type: heroo');
  expect(page?.source.text, 'what was read stays what it was').toBe(text);
  expect(page?.blocks.map(({ type }) => type)).not.toContain('heroo');
});

test('lets go of the facts that an edit has replaced', async () => {
  copyDealerSite(root);
  const again = { on: commitDay, reuse: createReuse() };
  const factsAfter = async (price: number) => {
    edit(root, 'site.yaml', /(four-seater:\n(?: {4}.*\n)*? {4}daily:\n(?: {6}.*\n)*? {6}price: )\d+/, `$1${price}`);
    const { site } = await runValidate(root, silentProgress, again);
    return new WeakRef(site?.facts ?? expect.fail('there is no site'));
  };
  const replaced = await factsAfter(246);
  for (const price of [247, 248]) await factsAfter(price);
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  const isLeft = () => {
    collectGarbage();
    return replaced.deref() !== undefined;
  };
  await expect.poll(isLeft).toBe(false);
});
