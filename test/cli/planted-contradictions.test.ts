import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { repository } from '../support/fixture-site.ts';

const [terms, rates, home] = ['pages/terms.yaml', 'pages/rates.yaml', 'pages/index.yaml'];

/** What an editor types over text of the bicycle shop, and the rules that may find it. */
const planted: [what: string, file: string, from: string, to: string, rules: string][] = [
  ['a price', rates, '{{ rates.hour | usd }}, half', '$14, half', 'contradiction|typed-figure'],
  ['hours', home, '{{ hours | hours }}', 'Mon-Fri 9AM-6PM', 'contradiction|typed-figure'],
  ['a phone number', terms, '[{{ shop.phone | phone }}]({{ shop.phone | tel }})', '(215) 555-0176', 'contradiction'],
  ['a distance', home, '"{{ routes.ridge.length | miles }}"', '32 miles', 'contradiction'],
  ['a deposit', terms, '{{ renting.deposit | usd }}', '$150', 'contradiction'],
  ['a percentage', rates, '{{ renting.groupDiscount | percent }}', '20%', 'contradiction|typed-figure'],
  ['a count', home, '"{{ bicycles | count | words | capitalize }} kinds', '"Five kinds', 'contradiction|typed-figure'],
  ['an age', terms, 'age is {{ renting.minimumAge }}', 'age is 14', 'contradiction|typed-figure'],
  ['a wrong reference', rates, 'bicycles.cargo.dayPrice', 'bicycles.city.dayPrice', 'wrong-reference'],
  ['a unit that no fact has', home, 'ridge.length | miles', "ridge.length | unit: 'kilometer'", 'wrong-filter'],
  ['a time beside a reference', terms, '{{ tour.ends | time }}', '2 PM', 'contradiction|typed-figure'],
  [
    'a small age',
    terms,
    'The minimum age is {{ renting.minimumAge }}',
    'Nobody under 12 may rent',
    'contradiction|typed-figure',
  ],
  ['a name that is not ours', terms, 'Short, and', 'Better than Lambertville Cycles, and', 'not-ours'],
];

it('finds all of thirteen contradictions planted in a site of another trade, at their lines', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bicycles-'));
  const missed: string[] = [];
  for (const [what, file, from, to, rules] of planted) {
    cpSync(join(repository, 'test/fixtures/sites/bicycles'), root, { recursive: true });
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    expect(text.split(from), from).toHaveLength(2);
    writeFileSync(path, text.replace(from, to));
    const line = text.slice(0, text.indexOf(from)).split('\n').length;
    const { findings } = await runValidate(root, silentProgress);
    const isFound = findings.some(
      (finding) => finding.file === file && finding.line === line && new RegExp(rules).test(finding.rule),
    );
    if (!isFound) missed.push(`${what}: ${findings.map(({ rule, message }) => `${rule} ${message}`).join(', ')}`);
  }
  rmSync(root, { recursive: true });
  expect(missed).toEqual([]);
});
