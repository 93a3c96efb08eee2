import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitDay } from './support/commit-day.ts';
import { fixtureSite, repository } from './support/fixture-site.ts';
import { runJson } from './support/run-cli.ts';

it('validates the dealer’s own site without a finding', async () => {
  const { result, code } = await runJson(repository, 'validate', '--on', commitDay);
  expect(result.findings).toEqual([]);
  expect(result).toMatchObject({ ok: true, counts: { errors: 0, warnings: 0 } });
  expect(result.pages).toBeGreaterThanOrEqual(85);
  expect(code).toBe(0);
});

it('builds the dealer’s own site without a finding, with every link to be followed and every page to be found, and its names and the dates of its pages committed', async () => {
  const root = fixtureSite('dealer');
  const kept = (site: string) =>
    ['lastmod', 'names'].map((name) => JSON.parse(readFileSync(join(site, `.cartwright/${name}.json`), 'utf8')));
  cpSync(join(repository, '.cartwright'), join(root, '.cartwright'), { recursive: true });
  const built = await runJson(root, 'build', '--on', commitDay);
  expect(built.result.findings).toEqual([]);
  expect([built.code, built.stderr]).toEqual([0, '']);
  expect(kept(root)).toEqual(kept(repository));
  const checked = await runJson(root, 'check-links');
  expect(checked.result.findings).toEqual([]);
  expect([checked.code, checked.stderr]).toEqual([0, '']);
  expect(unreachable(join(root, 'dist'))).toEqual([]);
});

/** The pages in the sitemap that no other page links to. */
function unreachable(dist: string): string[] {
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const links = globSync('**/*.html', { cwd: dist }).flatMap((file) =>
    [...textOf(file).matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)]
      .map(([, path = '']) => path)
      .filter((path) => path !== `/${file.replace(/(index)?\.html$/, '')}`),
  );
  const linked = new Set(links);
  const listed = [...textOf('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path);
  return listed.filter((path) => !linked.has(path));
}
