import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { differingEdits } from '../bench/edit-runs.ts';
import { makeSmallSite } from '../bench/make-site.ts';

it('builds after each of twenty random edits, byte for byte, what a clean build does', {
  timeout: 1_800_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-edits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let built = 0;
  const onEdit = (_what: string, _differing: readonly string[], isBuilt: boolean) => (built += Number(isBuilt));
  expect(await differingEdits({ folder, write: makeSmallSite, edits: 20, seed: 1, onEdit })).toEqual([]);
  expect(built, 'edits without an error').toBeGreaterThan(15);
});
