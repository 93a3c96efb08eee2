import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectFindings, type Finding, type Report } from '../../../cli/finding.ts';
import { checkAnnotations } from '../../../cli/schema/check-annotations.ts';
import { loadSchemas } from '../../../cli/schema/load-schemas.ts';
import type { Schemas } from '../../../cli/schema/schemas.ts';
import { readSchemas } from '../../../schemas/read-schemas.ts';
import { repository } from '../../support/fixture-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartwright-schemas-'));
cpSync(join(repository, 'schemas'), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let ours: Schemas;
beforeAll(async () => {
  ours = await loadSchemas();
});

/** Checks the annotations the way loading the schemas does, without compiling all schemas again. */
async function judge(report: Report): Promise<void> {
  const all = await readSchemas(folder);
  checkAnnotations(all, all, ours, folder, report);
}

/** The findings after replacing a text that a schema has exactly once. */
async function findingsWith(id: string, find: string, replace: string, look = judge) {
  const path = join(folder, `${id}.schema.json`);
  const before = readFileSync(path, 'utf8');
  expect(before.split(find)).toHaveLength(2);
  const after = before.replace(find, replace);
  writeFileSync(path, after);
  const { findings, report } = collectFindings();
  await look(report).finally(() => writeFileSync(path, before));
  return findings.map((finding): Finding & { text: string } => ({
    ...finding,
    text: after.split('\n')[finding.line - 1] ?? '',
  }));
}

it('has no findings for our own schemas', async () => {
  const { findings, report } = collectFindings();
  await loadSchemas(report, folder);
  expect(findings).toEqual([]);
});

it.each([
  ['a unit that there is not', 'vehicle', '"unit": "pound"', '"unit": "pounds"', 'Did you mean "pound"?'],
  ['a unit where none belongs', 'vehicle', '{ "kind": "money" }', '{ "kind": "money", "unit": "usd" }', 'per'],
  [
    'a kind of figure that there is not',
    'vehicle',
    '{ "kind": "money" }',
    '{ "kind": "mony" }',
    'Did you mean "money"?',
  ],
  ['a price of what is no unit', 'site', '"per": "accident"', '"per": "accidents"', 'Write a word in the singular'],
  ['a keyword that there is not', 'vehicle', '"figure": { "kind": "money" }', '"figur": {}', 'Did you mean "figure"?'],
  ['an entry of no collection', 'vehicle', '"entryOf": "brands"', '"entryOf": "brand"', 'Did you mean "brands"?'],
  [
    'a ref to no schema',
    'page',
    '{ "$ref": "common.schema.json#/definitions/seo" }',
    '{ "$ref": "common.schema.json#/definitions/so" }',
    'common.schema.json#/',
  ],
  [
    'a pattern that is none',
    'site',
    String.raw`"pattern": "^https://[^\\s/]+$"`,
    String.raw`"pattern": "^https://[^\\s/+$"`,
    'regular expression',
  ],
  ['a required key that there is not', 'page', '"required": ["blocks"]', '"required": ["block"]', '"blocks"'],
  ['a wording of no value', 'vehicle', '{ "true": ["stretched', '{ "yes": ["stretched', 'Write one of these: true'],
  ['a path to no key', 'site', '"increasing": ["low", "high"]', '"increasing": ["low", "hig"]', 'Did you mean "high"?'],
])('finds %s, at its line, and says what may be meant', async (_, id, find, replace, hint) => {
  const [finding, ...more] = await findingsWith(id, find, replace);
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ file: `schemas/${id}.schema.json`, severity: 'error' });
  expect(finding?.hint).toContain(hint);
  expect(finding?.text).toContain(replace);
});

it('finds it when the schemas are loaded', async () => {
  const load = async (report: Report) => void (await loadSchemas(report, folder));
  const found = await findingsWith('vehicle', '"unit": "pound"', '"unit": "pounds"', load);
  expect(found).toHaveLength(1);
  expect(found[0]?.text).toContain('"pounds"');
});

it('reports a postal address marked as a figure, because its street and its postal code are the figures', async () => {
  const said = '"description": "A postal address in the United States.",';
  const [finding] = await findingsWith('site', said, `"figure": { "kind": "address" }, ${said}`);
  expect(finding).toMatchObject({ rule: 'wrong-value', hint: 'Write "string", or take the line out.' });
  expect(finding?.text).toContain('"type": "object"');
});
