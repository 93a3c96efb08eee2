import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sortFindings } from '../../cli/finding.ts';
import { createReuse } from '../../cli/memory/reuse.ts';
import { runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { commitDay } from '../support/commit-day.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import { edit } from '../support/edit.ts';

const root = mkdtempSync(join(tmpdir(), 'cartwright-consequences-'));
const again = { on: commitDay, reuse: createReuse() };

beforeAll(async () => {
  copyDealerSite(root);
  await runValidate(root, silentProgress, again);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

// A misspelled key with 100 references is one word to fix, so it must be one finding.
test.each([
  ['a misspelled group of facts', 'site.yaml', /^brands:/m, 'brads:', ['unknown-key']],
  ['a misspelled collection that facts name entries of', 'site.yaml', /^hours:/m, 'hous:', ['unknown-key']],
  ['a misspelled group with sample values', 'site.yaml', /^dealer:/m, 'deaer:', ['unknown-key']],
  ['a showroom without its name', 'site.yaml', 'name: Monroe Township Showroom', 'names: Monroe', ['unknown-key']],
  [
    'a town that is a word',
    'site.yaml',
    /^ {2}cranbury-township:\n(?: {4}.*\n)+/m,
    '  cranbury-township: x\n',
    ['wrong-type'],
  ],
  [
    'a misspelled cart among the deposits',
    'site.yaml',
    'Deposit: { four-seater',
    'Deposit: { for-seater',
    ['unknown-entry'],
  ],
  ['a misspelled list of a block', 'pages/showroom.yaml', ' locations:', ' loctions:', ['unknown-key']],
  ['a misspelled address to answer', 'pages/404.yaml', 'pattern:', 'patern:', ['unknown-key']],
  [
    'a description that is a list',
    'pages/[municipality].yaml',
    /^( +description:) .*\n(?: {4}.*\n)*/m,
    '$1 [{}]\n',
    ['wrong-type'],
  ],
  [
    'a misspelled key of the dates of opening hours',
    'site.yaml',
    '    alwaysOpen: true',
    '    value: { alwaysOpen: true }\n    date: []',
    ['unknown-key'],
  ],
  [
    'a fee with a percent sign, which a page is vouched for to waive',
    'site.yaml',
    'restockingFeePercent: 15',
    'restockingFeePercent: 15%',
    ['wrong-type'],
  ],
  [
    'a city that a loop over the showrooms prints',
    'site.yaml',
    'street: 100 Sample Fairway, city: New Brunswick, state',
    'street: 100 Sample Fairway, state',
    ['missing-key'],
  ],
  ['an empty offer that all plans repeat', 'site.yaml', /^( {4}offer:).*$/m, '$1', ['wrong-type']],
  [
    'a price that is a name',
    'pages/vehicles/denago-ev-city.yaml',
    /^price:.*$/m,
    'price: "{{ dealer.name }}"',
    ['wrong-type'],
  ],
  ['a fee that is a map', 'site.yaml', /^( {2}feePerMile:).*$/m, '$1 "{{ dealer }}"', ['wrong-type']],
  [
    'a fact that holds its own collection',
    'site.yaml',
    /^ {4}social:\n(?: {6}.*\n)+/m,
    '    social: "{{ showrooms }}"\n',
    ['circular-fact'],
  ],
  [
    'a record that holds itself in a list',
    'pages/vehicles/denago-ev-city.yaml',
    /^keywords:.*\n(?: .*\n)*/m,
    'keywords: "{{ brands.denago.vehicles }}"\n',
    ['circular-fact'],
  ],
])('%s is one finding, where it stands', async (_, file, from, to, rules) => {
  const before = readFileSync(join(root, file), 'utf8');
  edit(root, file, from, to);
  const { findings } = await runValidate(root, silentProgress, again);
  writeFileSync(join(root, file), before);
  expect(sortFindings(findings).map((found) => [found.file, found.rule])).toEqual(rules.map((rule) => [file, rule]));
});

const vehicles = join(root, 'pages/vehicles');

test('nobody is asked to write what follows from records that are gone', async () => {
  const file = join(vehicles, 'denago-ev-city.yaml');
  const before = readFileSync(file, 'utf8');
  rmSync(file);
  const { findings } = await runValidate(root, silentProgress, again);
  writeFileSync(file, before);
  const errors = sortFindings(findings).filter(({ severity }) => severity === 'error');
  expect(errors.map((found) => [found.file, found.rule])).toEqual([
    ['site.yaml', 'missing-fact'],
    ['site.yaml', 'unused-entry'],
    ['pages/index.yaml', 'wrong-filter'],
  ]);
});

test('a record whose file name is wrong has findings about its name and as a copy, and none about lists', async () => {
  const file = 'denago-ev-nomad copy.yaml';
  copyFileSync(join(vehicles, 'denago-ev-nomad.yaml'), join(vehicles, file));
  const { findings } = await runValidate(root, silentProgress, again);
  rmSync(join(vehicles, file));
  const rules = new Set(findings.map(({ rule }) => rule));
  expect([...rules].sort()).toEqual(['bad-file-name', 'copied-text', 'duplicate-entry', 'duplicate-title']);
});

test('a row of the sheet for what some vehicles do not have leads to each of them', async () => {
  const file = join(vehicles, '_layout.yaml');
  const before = readFileSync(file, 'utf8');
  const row = '      - { fact: vehicle.price }\n';
  writeFileSync(file, before.replace(row, `${row}${row.replace('price', 'roofPaint')}`));
  const { findings } = await runValidate(root, silentProgress, again);
  writeFileSync(file, before);
  const [city] = sortFindings(findings);
  expect(city).toMatchObject({ rule: 'missing-fact', file: 'pages/vehicles/denago-ev-city.yaml' });
  expect(city?.message).toContain('has no "roofPaint", which others have and its page prints');
  expect(city?.related).toMatchObject([{ file: 'pages/vehicles/_layout.yaml' }]);
});
