import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { differences } from '../bench/differences.ts';
import { forget, freshCache } from '../bench/kept.ts';
import { guideFile, makeSite } from '../bench/make-site.ts';
import { edit } from '../support/edit.ts';
import { runCliWith } from '../support/run-cli.ts';

it('builds many pages in threads, byte for byte as pages that are read alone, with the same mistakes', {
  timeout: 240_000,
}, async () => {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-many-'));
  const cache = mkdtempSync(join(tmpdir(), 'cartwright-cache-'));
  onTestFinished(() => {
    for (const folder of [root, cache]) rmSync(folder, { recursive: true, force: true });
  });
  await freshCache(cache);
  makeSite(root, 210);
  const run = (...args: string[]) => runCliWith({ CARTWRIGHT_CACHE: cache }, root, ...args);
  // Only what comes after the first hundred is read in threads.
  const guides = Array.from({ length: 121 }, (_, index) => guideFile(index)).sort();
  edit(root, guides.at(-5) ?? '', /^ {2}description: "?/m, '$&<b>Bold</b>. ');

  const inThreads = await run('build', '--out', 'threads');
  forget(cache, { keepCards: true });
  const alone = await run('validate');
  expect(alone.stdout).toContain('html-in-text');
  expect((await run('build', '--out', 'alone')).code).toBe(0);
  expect(inThreads.code).toBe(0);
  expect(differences(join(root, 'threads'), join(root, 'alone'))).toEqual([]);
  expect(inThreads.stdout.match(/.*\(.*\)$/gm)).toEqual(alone.stdout.match(/.*\(.*\)$/gm));

  edit(root, guides.at(-3) ?? '', 'type: prose', 'type: proze');
  forget(cache, { keepCards: true });
  const broken = await run('build', '--out', 'threads');
  expect(broken.code).toBe(1);
  expect(broken.stdout).toContain('"proze" does not exist');
  expect(differences(join(root, 'threads'), join(root, 'alone'))).toEqual([]);
});
