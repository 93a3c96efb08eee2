import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

describe('new', () => {
  it('begins a page at its address, and validate says what is left to fill in', async () => {
    const root = fixtureSite();
    const { stdout, code } = await runCli(root, 'new', 'page', 'guides/first-cart');
    expect(stdout).toContain('Wrote pages/guides/first-cart.yaml.');
    expect(code).toBe(0);
    const { result } = await runJson(root, 'validate');
    expect(result.findings.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'pages/guides/first-cart.yaml:4',
      'pages/guides/first-cart.yaml:9',
    ]);
  });

  it('begins a vehicle record with every key explained', async () => {
    const root = fixtureSite();
    await runCli(root, 'new', 'vehicle', 'denago-ev-coupe');
    const text = readFileSync(join(root, 'pages/vehicles/denago-ev-coupe.yaml'), 'utf8');
    expect(text).toMatch(/^# .+\nprice:$/m);
    const { result } = await runJson(root, 'validate');
    expect(new Set(result.findings.map(({ file }) => file))).toEqual(new Set(['pages/vehicles/denago-ev-coupe.yaml']));
  });

  it('begins a policy in its folder', async () => {
    const root = fixtureSite();
    await runCli(root, 'new', 'policy', 'winter-storage');
    expect(existsSync(join(root, 'pages/policies/winter-storage.yaml'))).toBe(true);
  });

  it('never writes over a file', async () => {
    const root = fixtureSite();
    writeFileSync(join(root, 'pages/story.yaml'), 'the only copy');
    const { stderr, code } = await runCli(root, 'new', 'page', 'story');
    expect(stderr).toContain('pages/story.yaml exists already. Nothing was written.');
    expect(code).toBe(2);
    expect(readFileSync(join(root, 'pages/story.yaml'), 'utf8')).toBe('the only copy');
  });

  it.each(['Our Story', '../story', 'story.yaml', ''])('takes no address like "%s"', async (slug) => {
    const { stderr, code } = await runCli(fixtureSite(), 'new', 'page', slug);
    expect(stderr).toContain('cannot be an address');
    expect(code).toBe(2);
  });
});
