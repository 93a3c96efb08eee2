import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sortFindings } from '../cli/finding.ts';
import { runBuild } from '../cli/pipeline/index.ts';
import { silentProgress } from '../cli/report/progress.ts';
import { loadRules } from '../cli/rules.ts';
import { fixtureSite, repository } from './support/fixture-site.ts';

const fixturesIn = (kind: string) => readdirSync(join(repository, 'test/fixtures', kind)).sort();
const ruleFixtures = fixturesIn('rules');
const findingFixtures = fixturesIn('findings');

/** A line of YAML, of a fake picture or of a broken file of names that ends with two spaces and `# expect: rule-a, rule-b` must have exactly these findings. */
function expectations(root: string): string[] {
  const files = readdirSync(root, { recursive: true }).map(String);
  return files
    .filter((file) => /^(?:site|pages\/.*)\.ya?ml$|^pages\/images\/.|names\.json$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const rules = /# expect: (.+)$/.exec(line)?.[1]?.split(', ') ?? [];
          return rules.map((rule) => `${file}:${index + 1} ${rule}`);
        }),
    )
    .sort();
}

describe('rules', async () => {
  it('have a fixture each, named after them', async () => {
    // A site alone cannot break this rule; it takes a component. Its test is next to the code that it checks.
    const names = (await loadRules()).map((rule) => rule.name).filter((name) => name !== 'built-figure');
    expect(ruleFixtures).toEqual(expect.arrayContaining(names));
  });

  it('say who would be hurt, and are named like their file', async () => {
    const files = readdirSync(join(repository, 'cli/rules'))
      .map((name) => name.replace('.ts', ''))
      .sort();
    const rules = await loadRules();
    expect(rules.map((rule) => rule.name)).toEqual(files);
    for (const rule of rules) expect(rule.description).toMatch(/^[A-Z].{20,}\.$/s);
  });

  it.each(ruleFixtures)('find what the fixture "%s" expects and nothing else', async (fixture) => {
    await expectMarkedFindings(`rules/${fixture}`);
  });
});

describe('the steps before the rules', () => {
  it('have a fixture for every finding that they can make', () => {
    const sources = ['pipeline', 'schema', 'site', 'resolve', 'facts', 'source'].flatMap((name) =>
      readdirSync(join(repository, 'cli', name)).map((file) =>
        readFileSync(join(repository, 'cli', name, file), 'utf8'),
      ),
    );
    const names = sources.flatMap((text) =>
      [...text.matchAll(/rule: '([a-z-]+)'(?: as const)?,/g)].map(([, name]) => name),
    );
    expect(findingFixtures).toEqual([...new Set(names)].sort());
  });

  it.each(findingFixtures)('report what the fixture "%s" expects and nothing else', async (fixture) => {
    await expectMarkedFindings(`findings/${fixture}`);
  });
});

async function expectMarkedFindings(overlay: string): Promise<void> {
  const root = fixtureSite(overlay);
  const { findings } = await runBuild(root, { out: join(root, 'dist'), on: '2026-01-01' }, silentProgress);
  const found = sortFindings(findings)
    .map(({ file, line, rule }) => `${file}:${line} ${rule}`)
    .sort();
  expect(found).toEqual(expectations(root));
  const [, name] = overlay.split('/');
  expect(found.map((finding) => finding.split(' ').at(-1))).toContain(name);
}
