import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireSite } from '../../cli/pipeline/index.ts';
import { questionAt } from '../../cli/scaffold/question.ts';
import { fixtureSite, repository } from '../support/fixture-site.ts';
import { newArguments } from '../support/new-things.ts';
import { runCli, runJson } from '../support/run-cli.ts';

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const lines = (text: string) => text.split('\n').length;

describe('new', () => {
  it('writes a vehicle, a town, a policy and a page that have no findings', async () => {
    const root = fixtureSite('dealer');
    for (const kind of ['vehicle', 'town', 'policy', 'page'] as const) {
      const { stdout, stderr, code } = await runCli(root, ...newArguments(kind));
      expect([kind, stderr, code]).toEqual([kind, '', 0]);
      expect(stdout, kind).toContain('no errors');
    }
    expect(read(root, 'pages/policies/pet-policy.yaml')).toMatch(/label: Policies\n +href: \/policies\n/);
    expect((await runJson(root, 'validate')).result.findings).toEqual([]);
  });

  it('writes a brand with its first series and cart, and names it wherever brands are listed', async () => {
    const root = fixtureSite('dealer');
    const before = read(root, 'site.yaml');
    expect(await runCli(root, ...newArguments('brand'))).toMatchObject({ code: 0, stderr: '' });
    expect((await runCli(root, 'build')).stdout).toContain('no errors');
    expect(read(root, 'dist/swift.html')).toContain('Swift Mini 4');
    expect(read(root, 'dist/index.html')).toContain('Three brands we know inside out');
    expect(read(root, 'dist/swift.html')).toContain('content="The Swift electric cart that we sell: seats,');
    expect(read(root, 'dist/index.html').match(/href="\/swift"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(read(root, 'dist/inventory.html')).toContain('Swift');
    // The lines that were in the file are unchanged.
    const after = read(root, 'site.yaml').split('\n');
    expect(before.split('\n').filter((line) => !after.includes(line))).toEqual([]);
    expect(after.length).toBeGreaterThan(lines(before));
  });

  it('finds a brand that a list of brands leaves out', async () => {
    const root = fixtureSite('dealer');
    const texts = read(root, 'site.yaml').replace(
      '        - { label: "{{ brands.denago.name }}", href: /denago }\n',
      '',
    );
    writeFileSync(join(root, 'site.yaml'), texts);
    const { findings } = (await runJson(root, 'validate')).result;
    expect(findings).toMatchObject([
      { rule: 'unlisted-entry', message: 'This list names the brands, and "denago" is missing from it.' },
    ]);
  });

  it('lists the answers it needs, with the allowed values, if it cannot ask anybody', async () => {
    const root = fixtureSite('dealer');
    const { stderr, code } = await runCli(root, 'new', 'vehicle', 'denago-ev-coupe', '--set', 'driveType=3x3');
    expect(stderr).toContain('--set price=... is missing. Price of the vehicle in US dollars');
    expect(stderr).toContain('--set brand=... is missing. Id of the brand in site.yaml. One of: denago, evolution.');
    expect(stderr).toContain('"driveType" has no choice "3x3". One of: 2x4, 4x4, Rear-Wheel Drive, All-Wheel Drive.');
    expect(code).toBe(2);
    expect(existsSync(join(root, 'pages/vehicles/denago-ev-coupe.yaml'))).toBe(false);
  });

  it('offers only the series of the chosen brand', async () => {
    const { site } = await requireSite(repository);
    const question = questionAt(site, 'vehicle', ['series']);
    const offered = (brand: string) => question.choices.filter((choice) => question.fits(choice, { brand }));
    expect(offered('denago')).toEqual(['ev-city', 'ev-nomad', 'ev-rover']);
    expect(offered('evolution')).not.toContain('ev-city');
    expect(question.choices.filter((choice) => question.fits(choice, {}))).toEqual(question.choices);
  });

  it('says what there is to begin, and what is missing, to a person who does not know', async () => {
    const alone = await runCli(repository, 'new');
    expect(alone.stderr).toMatch(/^You can begin:\n {2}page: .+\n( {2}[a-z]+: .+\n)+$/);
    const wrong = await runCli(repository, 'new', 'vehicel', 'fast');
    expect(wrong.stderr).toBe(`There is no kind "vehicel". Did you mean "vehicle"? ${alone.stderr}`);
    const half = await runCli(repository, 'new', 'vehicle');
    expect(half.stderr).toBe('Its name in addresses is missing, such as: new vehicle winter-storage\n');
    expect([alone, wrong, half].map(({ code }) => code)).toEqual([2, 2, 2]);
  });

  it('never writes over a file', async () => {
    const root = fixtureSite('dealer');
    writeFileSync(join(root, 'pages/winter-offers.yaml'), 'the only copy');
    const { stderr, code } = await runCli(root, ...newArguments('page'));
    expect(stderr).toContain('pages/winter-offers.yaml exists already. Nothing was written.');
    expect(code).toBe(2);
    expect(read(root, 'pages/winter-offers.yaml')).toBe('the only copy');
    expect(read(root, 'site.yaml')).not.toContain('/winter-offers');
  });

  it('begins no page at an address that the server keeps for itself', async () => {
    const root = fixtureSite('dealer');
    const { stderr, code } = await runCli(root, 'new', 'page', 'api');
    expect(stderr).toBe('The server keeps the address "/api" for itself. Nothing was written.\n');
    expect(code).toBe(2);
    expect(existsSync(join(root, 'pages/api.yaml'))).toBe(false);
  });

  it('links to the address of the first page of a folder, and begins no second page there', async () => {
    const root = fixtureSite();
    const [command, kind, , ...answers] = newArguments('page');
    const begin = (slug: string) =>
      runCli(root, command ?? '', kind ?? '', slug, ...answers, '--set', 'footer=Company');
    const { stdout, stderr } = await begin('stories/index');
    expect([stderr, stdout]).toEqual(['', expect.stringContaining('no errors')]);
    expect(read(root, 'site.yaml')).toContain('href: /stories }');
    expect((await begin('stories')).stderr).toBe('pages/stories/index.yaml exists already. Nothing was written.\n');
  });

  it('says that a page exists before it asks for anything', async () => {
    const { stderr, code } = await runCli(fixtureSite('dealer'), 'new', 'page', 'about');
    expect(stderr).toBe('pages/about.yaml exists already. Nothing was written.\n');
    expect(code).toBe(2);
  });

  it.each([
    ['town', 'edison-township', 'municipalities'],
    ['brand', 'denago', 'brands'],
    ['series', 'ev-city', 'series'],
  ])('says that a %s exists before it asks for anything', async (kind, slug, collection) => {
    const { stderr, code } = await runCli(fixtureSite('dealer'), 'new', kind, slug);
    expect(stderr).toBe(`"${slug}" in "${collection}" of site.yaml exists already. Nothing was written.\n`);
    expect(code).toBe(2);
  });

  it('writes no brand whose first series exists already', async () => {
    const root = fixtureSite('dealer');
    const before = read(root, 'site.yaml');
    const { stderr } = await runCli(root, ...newArguments('brand'), '--set', 'series.name=EV City');
    expect(stderr).toBe('"ev-city" in "series" of site.yaml exists already. Nothing was written.\n');
    expect(read(root, 'site.yaml')).toBe(before);
  });

  it('says which list is missing that it would add to', async () => {
    const root = fixtureSite('dealer');
    const text = read(root, 'site.yaml').replace(/(- title: Customer Policies\n +links:)\n(?: +- \{.*\n)+/, '$1\n');
    writeFileSync(join(root, 'site.yaml'), text);
    const { stderr, code } = await runCli(root, ...newArguments('policy'));
    expect([stderr, code]).toEqual([
      'There is no list "navigation.footer.1.links"; run "npm run validate" to see why. Nothing was written.\n',
      2,
    ]);
  });

  it.each(['Our Story', '../story', 'story.yaml', ''])('takes no address like "%s"', async (slug) => {
    const { stderr, code } = await runCli(fixtureSite(), 'new', 'page', slug);
    expect(stderr).toContain('cannot be an address');
    expect(code).toBe(2);
  });
});
