import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { edit } from '../support/edit.ts';
import { builtSite, fixtureSite, repository } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

const names = (root: string) =>
  JSON.parse(readFileSync(join(root, '.cartwright/names.json'), 'utf8')) as Record<string, string>;

const findings = async (root: string, command = 'validate', ...options: string[]) =>
  (await runJson(root, command, ...options)).result.findings;

it('finds a name that a fact no longer has, in the texts of pages and of facts, until they have the new one', async () => {
  const root = await builtSite();
  expect(names(root)).toMatchObject({ 'Roosevelt Park': 'municipalities.edison-township.landmark' });
  edit(root, 'pages/about.yaml', /heading: .*/, 'heading: A ride through Roosevelt Park');
  edit(root, 'site.yaml', 'known: Edison has', 'known: Around Roosevelt Park, Edison has');
  expect(await findings(root, 'build')).toEqual([]);

  edit(root, 'site.yaml', 'landmark: Roosevelt Park', 'landmark: Merrill Park');
  const found = await findings(root);
  expect(found.map(({ rule, file }) => `${rule} ${file}`)).toEqual(['not-ours pages/about.yaml', 'not-ours site.yaml']);
  const [{ message, hint } = {}] = found;
  expect(message).toBe(
    '"Roosevelt Park" was municipalities.edison-township.landmark in an earlier build, and no fact has this name now.',
  );
  expect(hint).toMatch(
    /^Write \{\{ municipalities\.edison-township\.landmark \}\}, which is now "Merrill Park", or vouch for it/,
  );

  const reference = '"A ride through {{ municipalities.edison-township.landmark }}"';
  edit(root, 'pages/about.yaml', 'A ride through Roosevelt Park', reference);
  edit(root, 'site.yaml', 'Around Roosevelt Park', 'Around Merrill Park');
  expect(await findings(root, 'build')).toEqual([]);
  // Nobody may bring the name back later, unless a fact has it again.
  edit(root, 'pages/about.yaml', reference, 'A ride through Roosevelt Park');
  expect(await findings(root)).toMatchObject([{ rule: 'not-ours' }]);
  edit(root, 'site.yaml', 'landmark: Merrill Park', 'landmark: Roosevelt Park');
  expect(await findings(root)).toMatchObject([{ rule: 'not-ours', file: 'site.yaml' }]);
});

it('lets an author vouch for a former name', async () => {
  const root = await builtSite();
  edit(root, 'pages/about.yaml', /heading: .*/, 'heading: Once we met in Roosevelt Park');
  edit(root, 'site.yaml', 'landmark: Roosevelt Park', 'landmark: Merrill Park');
  const { stdout } = await runCli(root, 'given', 'pages/about.yaml', '--list');
  expect(stdout).toContain('not-ours\t"Roosevelt Park"');
  edit(root, 'pages/about.yaml', 'seo:', 'given: [Roosevelt Park]\nseo:');
  expect(await findings(root, 'build')).toEqual([]);
  expect(await findings(root)).toEqual([]);
});

it('finds the name of an entry that is gone, but not within a longer name of ours, nor one that has only become longer', async () => {
  const root = fixtureSite();
  mkdirSync(join(root, '.cartwright'));
  const known = {
    Hilltown: 'municipalities.hilltown.name',
    Port: 'municipalities.port.name',
    Carteret: 'municipalities.carteret.name',
  };
  writeFileSync(join(root, '.cartwright/names.json'), JSON.stringify(known));
  edit(root, 'site.yaml', /Carteret(?=\n| lies)/g, 'Port Carteret');
  edit(root, 'pages/about.yaml', /heading: .*/, 'heading: From Hilltown to Port Carteret, which was Carteret');
  const found = (await findings(root)).filter(({ rule }) => rule === 'not-ours');
  expect(found.map(({ message }) => message)).toEqual([expect.stringMatching(/^"Hilltown" was municipalities/)]);
  expect(found[0]?.hint).toMatch(/^Take the name out/);
});

it('keeps no names of a later day, on which there may be more', async () => {
  const root = await builtSite();
  edit(root, 'site.yaml', 'landmark: Roosevelt Park', 'landmark: Merrill Park');
  expect(await findings(root, 'build', '--on', '2099-02-01')).toEqual([]);
  expect(names(root)).not.toHaveProperty('Merrill Park');
});

it.each(['[]', '{ "Foo": null }'])('reports %s, which is no list of names, and leaves it as it is', async (text) => {
  const root = fixtureSite();
  mkdirSync(join(root, '.cartwright'));
  writeFileSync(join(root, '.cartwright/names.json'), text);
  expect(await findings(root, 'build')).toMatchObject([{ rule: 'broken-file', file: '.cartwright/names.json' }]);
  expect(readFileSync(join(root, '.cartwright/names.json'), 'utf8')).toBe(text);
});

it.each([true, false])(
  'leaves nothing to do by hand after a merge, if Git knows how to merge what builds keep: %s',
  async (isKnown) => {
    const root = await builtSite();
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@example.com', ...args], { cwd: root }).status;
    const commit = () => [git('add', '.'), git('commit', '-qm', 'Change the site')];
    cpSync(join(repository, '.gitignore'), join(root, '.gitignore'));
    if (isKnown) cpSync(join(repository, '.gitattributes'), join(root, '.gitattributes'));
    git('init', '-qb', 'main');
    commit();
    for (const [branch = '', text = ''] of [
      ['hers', 'heading: About us'],
      ['his', 'text: A small shop.'],
    ]) {
      git('checkout', '-qb', branch, 'main');
      edit(root, 'pages/about.yaml', text, `${text} ${branch}`);
      const page = readFileSync(join(root, 'pages/about.yaml'), 'utf8')
        .replace(/^aliases.*\n/m, '')
        .replace(/about/gi, branch);
      writeFileSync(join(root, `pages/zoo-of-${branch}.yaml`), page.replace('people', `people of ${branch}`));
      expect(await findings(root, 'build')).toEqual([]);
      commit();
    }
    expect(git('merge', '--no-edit', 'hers')).toBe(isKnown ? 0 : 1);
    const dates = () => readFileSync(join(root, '.cartwright/lastmod.json'), 'utf8');
    expect(dates().split('"/about"')).toHaveLength(3);
    expect(await findings(root, 'build')).toEqual([]);
    expect(Object.keys(JSON.parse(dates()) as object)).toEqual(expect.arrayContaining(['/zoo-of-hers', '/zoo-of-his']));
    expect(dates().split('"/about"')).toHaveLength(2);
  },
);
