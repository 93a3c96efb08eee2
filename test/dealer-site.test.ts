import { cpSync, readFileSync } from 'node:fs';
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

it('builds the dealer’s own site without a finding, with every link to be followed and its names and the dates of its pages committed', async () => {
  const root = fixtureSite('dealer');
  const kept = (site: string) =>
    ['lastmod', 'names'].map((name) => JSON.parse(readFileSync(join(site, `.cartwright/${name}.json`), 'utf8')));
  cpSync(join(repository, '.cartwright'), join(root, '.cartwright'), { recursive: true });
  const built = await runJson(root, 'build', '--on', commitDay);
  expect(built.result.findings).toEqual([]);
  expect(kept(root)).toEqual(kept(repository));
  const checked = await runJson(root, 'check-links');
  expect(checked.result.findings).toEqual([]);
  expect(checked.code).toBe(0);
});
