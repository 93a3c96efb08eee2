import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBundle } from '../../../cli/bundle/bundle.ts';
import { temporaryFolder } from '../../api/support/folder.ts';
import { fixtureSite, repository } from '../../support/fixture-site.ts';

const parts = ['api', 'cli', 'renderer', 'schemas', 'package.json', 'package-lock.json', 'vite.config.ts'];

it.each([
  ['a#b %41?c', '#'],
  ["O'Brien ä 🛺", "'"],
  ['a*b', '*'],
])('works in a folder called %s, and says why it cannot build the renderer there', async (name, sign) => {
  await loadBundle();
  using folder = temporaryFolder();
  const clone = join(folder.path, name);
  mkdirSync(clone);
  for (const part of parts) cpSync(join(repository, part), join(clone, part), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(clone, 'node_modules'), 'dir');
  const root = fixtureSite();
  const run = (command: string[], cache = process.env.CARTWRIGHT_CACHE) => {
    const env = { ...process.env, CARTWRIGHT_CACHE: cache };
    return spawnSync(process.execPath, [join(clone, 'cli/run.js'), ...command], { cwd: root, env, encoding: 'utf8' });
  };
  for (const command of ['validate', 'build']) expect(run([command])).toMatchObject({ status: 0, stderr: '' });
  for (const command of [
    ['build', '--force'],
    ['dev', '--port', '0'],
  ]) {
    const { status, stderr } = run(command, join(folder.path, 'cache'));
    expect([status, stderr]).toEqual([2, expect.stringContaining(`Use a path without the sign ${sign}\n`)]);
  }
});
