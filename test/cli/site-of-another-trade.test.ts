import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { edit } from '../support/edit.ts';
import { repository } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

const bicycles = join(repository, 'test/fixtures/sites/bicycles');

/** A copy of the site with a change to one file. */
function changed(file: string, from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'bicycles-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(bicycles, root, { recursive: true });
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
  return root;
}

describe('A site of another trade, with schemas of its own', () => {
  it('is read from where --site says, and has no findings', async () => {
    const { result, code } = await runJson(repository, 'validate', '--site', bicycles);
    expect(result.findings).toEqual([]);
    expect(result.pages).toBe(6);
    expect(code).toBe(0);
  });

  it('is built, with the number of a shop behind a link in a text', async () => {
    const root = changed('pages/terms.yaml', 'heading: Terms', 'heading: Our Terms');
    expect(readFileSync(join(root, 'pages/terms.yaml'), 'utf8')).toMatch(/\]\(\{\{ [\w.]+ \| tel \}\}\)/);
    const { result } = await runJson(root, 'build');
    expect(result.findings).toEqual([]);
    const html = readFileSync(join(root, 'dist/terms.html'), 'utf8');
    expect(html).toContain('href="tel:+1');
    expect(html).toContain('<title>Terms of Renting a Bicycle | Towpath Bicycles</title>');
    expect(html).toContain('<link rel="canonical" href="https://www.towpath-bicycles.example/terms"/>');
    expect(readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')).toContain(
      '<loc>https://www.towpath-bicycles.example/',
    );
  });

  it('may have schemas with the mark that Windows puts first, and files of editors among them', async () => {
    const root = changed('schemas/bicycle.schema.json', '{', '\ufeff{');
    for (const name of ['.#site.schema.json', 'derive/.#week-price.ts'])
      symlinkSync('me@here', join(root, 'schemas', name));
    expect(await runJson(root, 'validate')).toMatchObject({ code: 0, result: { findings: [] } });
  });

  it('is told, when it is built, if nobody knows its address', async () => {
    const { result, code } = await runJson(changed('schemas/site.schema.json', '"runsSite": true,', ''), 'build');
    expect(result.findings).toMatchObject([{ rule: 'no-address', severity: 'warning', file: 'site.yaml' }]);
    expect(code).toBe(0);
  });

  it.each([
    ['pages/bicycles/cargo.yaml', 'gears: 8', 'gears: 8\npublishOn: 2020-01-01\ngiven: []'],
    ['site.yaml', 'consistency:', 'redirects: { /prices: /rates }\nconsistency:'],
    ['pages/terms.yaml', 'Short, and', 'A grand bicycle tour is fun. A lap is 300 yards. Short, and'],
  ])('may have in %s, without more ado: %s -> %s', async (file, from, to) => {
    const { result } = await runJson(repository, 'validate', '--site', changed(file, from, to));
    expect(result.findings).toEqual([]);
  });

  it('learns which of two facts with similar names a figure contradicts', async () => {
    const root = changed('pages/terms.yaml', '{{ tour.extraRider | usd }}', '$10');
    const { result } = await runJson(repository, 'validate', '--site', root);
    expect(result.findings).toMatchObject([
      { rule: 'contradiction', message: expect.stringContaining('tour.extraRider') },
    ]);
  });

  it('names a fact without a title by its key, and not by its group alone', async () => {
    const root = changed('site.yaml', 'extraRider: 12', 'extraRider: 12\n  lunchBox: 9');
    const lunchBox = '"lunchBox": { "type": "number", "figure": { "kind": "money" } },';
    edit(root, 'schemas/site.schema.json', '"extraRider": {', `${lunchBox} "extraRider": {`);
    const texts = 'A guided tour is {{ rates.halfDay | usd }}. A lunch box is $8. Short, and';
    edit(root, 'pages/terms.yaml', 'Short, and', texts);
    const { result } = await runJson(repository, 'validate', '--site', root);
    expect(result.findings).toMatchObject([{ rule: 'contradiction', message: expect.stringContaining('lunchBox') }]);
  });

  it('has prices for whatever it sells, as for a class', async () => {
    const root = changed('schemas/site.schema.json', '"per": "ride"', '"per": "class"');
    edit(root, 'pages/terms.yaml', '| usd }} a ride', '| usd }} a class');
    expect((await runJson(repository, 'validate', '--site', root)).result.findings).toEqual([]);
  });

  it('has times of day in their order', async () => {
    const root = changed('site.yaml', 'ends: "13:00"', 'ends: "09:00"');
    const { result } = await runJson(repository, 'validate', '--site', root);
    const message = '"tour.ends" is 09:00, less than "tour.starts" with 10:00.';
    expect(result.findings).toMatchObject([{ rule: 'order', file: 'site.yaml', message }]);
  });

  it('has its facts judged by its own schema', async () => {
    const root = changed('site.yaml', 'minimumAge: 16', 'minimumAgee: 16');
    const { result } = await runJson(repository, 'validate', '--site', root);
    expect(result.findings).toContainEqual(
      expect.objectContaining({
        rule: 'unknown-key',
        file: 'site.yaml',
        message: expect.stringContaining('minimumAgee'),
      }),
    );
  });

  it.each([
    ['schemas/bicycle.schema.json', '"figure": { "kind": "money", "per": "day" }', '"figure": null'],
    ['schemas/derive/figures.json', '"figure": { "kind": "money", "per": "week" }', '"figur": {}'],
  ])('has nothing else judged by schemas that mean nothing: %s', async (file, from, to) => {
    const { result, code } = await runJson(repository, 'validate', '--site', changed(file, from, to));
    expect(new Set(result.findings.map((finding) => finding.file))).toEqual(new Set([file]));
    expect(code).toBe(1);
  });

  it('is told which component a block of its own needs', async () => {
    const root = changed('pages/terms.yaml', 'blocks:\n', 'blocks:\n  - type: big-wheel\n');
    const schema = { type: 'object', properties: { type: { const: 'big-wheel' } } };
    mkdirSync(join(root, 'schemas/blocks'));
    writeFileSync(join(root, 'schemas/blocks/big-wheel.schema.json'), JSON.stringify(schema));
    expect(await runCli(root, 'build')).toEqual({
      stdout: '',
      stderr:
        'Block "big-wheel" has no component. Write renderer/blocks/BigWheel.tsx with a default export, or use the block on no page.\n',
      code: 2,
    });
  });

  it('is told of a block that is called otherwise in its schema than in the name of the file', async () => {
    const root = changed('pages/terms.yaml', 'blocks:\n', 'blocks:\n  - type: big-wheel\n');
    mkdirSync(join(root, 'schemas/blocks'));
    const schema = { type: 'object', properties: { type: { const: 'big-weel' } } };
    writeFileSync(join(root, 'schemas/blocks/big-wheel.schema.json'), JSON.stringify(schema));
    const { stderr, code } = await runCli(repository, 'validate', '--site', root);
    expect(stderr).toMatch(
      /big-wheel\.schema\.json has the type "big-weel"; the type of a block is the name of its file\.$/m,
    );
    expect(code).toBe(2);
  });

  it('is told which of its own functions cannot work', async () => {
    const root = changed('schemas/derive/week-price.ts', 'bicycle.weekPrice =', 'bicycle.no.weekPrice =');
    const { stderr, code } = await runCli(repository, 'validate', '--site', root);
    expect(stderr).toMatch(/^schemas\/derive\/week-price\.ts:\d+:\d+ cannot work with these facts \(.+\)\.$/m);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
  });

  it('is told which of its own functions changes a typed fact', async () => {
    const root = changed('schemas/derive/week-price.ts', 'bicycle.weekPrice =', 'bicycle.dayPrice =');
    const { stderr, code } = await runCli(repository, 'validate', '--site', root);
    const problem = "cannot work with these facts (it changes 'dayPrice', which is typed).";
    expect(stderr).toBe(`schemas/derive/week-price.ts:6:22 ${problem}\n`);
    expect(code).toBe(2);
  });

  it('has its records judged by the schema of their folder', async () => {
    const root = changed('pages/bicycles/cargo.yaml', 'gears: 8', 'gears: many');
    const { result } = await runJson(repository, 'validate', '--site', root);
    expect(result.findings).toContainEqual(expect.objectContaining({ file: 'pages/bicycles/cargo.yaml', line: 4 }));
  });

  it('lets its pages refer to what its own functions derive', async () => {
    const root = changed('pages/rates.yaml', 'bicycles.city.weekPrice', 'bicycles.city.monthPrice');
    const { result } = await runJson(repository, 'validate', '--site', root);
    expect(result.findings).toMatchObject([{ rule: 'missing-fact', hint: expect.stringContaining('weekPrice') }]);
  });

  it.each([
    ['schemas/bicycle.schema.json', '"type": "object",', '"type": object,', 'bicycle.schema.json is no JSON'],
    ['schemas/derive/figures.json', '"title": "Bicycles",', '"title": Bicycles,', 'figures.json is no JSON'],
    ['schemas/derive/week-price.ts', 'export default', 'export', 'week-price.ts has no function as its default export'],
    ['schemas/derive/week-price.ts', 'export default', 'export const =', 'week-price.ts:4 cannot be loaded: '],
    [
      'schemas/derive/week-price.ts',
      'const rentedDays',
      'import { rentedDays } from "node:fs"; //',
      'week-price.ts:1 cannot be loaded: The ',
    ],
  ])('ends with one sentence where a file of the schemas is of no use: %s', async (file, from, to, problem) => {
    const { stderr, code } = await runCli(repository, 'validate', '--site', changed(file, from, to));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The schemas of the site do not work\. /);
    expect(stderr).toContain(problem);
    expect(stderr).not.toContain('    at ');
  });
});
