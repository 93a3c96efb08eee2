import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { differingEdits } from '../bench/edit-runs.ts';
import { makeSmallSite } from '../bench/make-site.ts';

it('builds after each of twenty random edits, byte for byte, what a clean build does', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-edits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await differingEdits({ folder, write: makeSmallSite, edits: 20, seed: 1 })).toEqual([]);
});
