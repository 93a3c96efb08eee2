import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOwnSite } from '../support/copy-own-site.ts';
import { runJson } from '../support/run-cli.ts';

const root = mkdtempSync(join(tmpdir(), 'judged-parts-'));

beforeAll(async () => {
  copyOwnSite(root);
  // The first run finds every part clean, and the second takes that from it.
  for (const _ of [1, 2]) expect((await runJson(root, 'validate')).code).toBe(0);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function rulesAfter(file: string, text: string, other: string): Promise<string[]> {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  expect(before.split(text)).toHaveLength(2);
  writeFileSync(path, before.replace(text, other));
  try {
    const { result } = await runJson(root, 'validate');
    return result.findings.map(({ file: at, line, rule }) => `${at}:${line} ${rule}`);
  } finally {
    writeFileSync(path, before);
  }
}

it('judges a page anew that was edited', async () => {
  const found = await rulesAfter('pages/about.yaml', 'Both are welcome.', 'Both are welcome, and you pay $49 a day.');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^pages\/about\.yaml:\d+ unknown-figure$/);
});

it('judges every page anew where a fact was edited', async () => {
  const found = await rulesAfter('site.yaml', 'requiresLicense: true', 'requiresLicense: false');
  expect(found.some((one) => one.startsWith('pages/policies/rental-policy.yaml:'))).toBe(true);
});

it('judges the cart anew whose record was edited', async () => {
  const found = await rulesAfter('pages/vehicles/denago-ev-nomad.yaml', 'lifted: true', 'lifted: false');
  expect(found.some((one) => one.startsWith('pages/denago.yaml:'))).toBe(true);
});

it('finds nothing once the edits are taken back', async () => {
  expect((await runJson(root, 'validate')).result.findings).toEqual([]);
});
