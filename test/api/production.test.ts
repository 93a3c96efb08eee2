import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import { postJson, validMessage } from './support/app.ts';
import { temporaryFolder } from './support/folder.ts';
import { makeSite } from './support/site.ts';

const root = join(import.meta.dirname, '../..');

/** The packages that `npm ci --omit=dev` installs directly in `node_modules`, by the lock file. */
const production = Object.entries(lock.packages as Record<string, { dev?: boolean; optional?: boolean }>)
  .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional && path.lastIndexOf('node_modules/') === 0)
  .map(([path]) => path);

test('serves the site and takes messages without the development dependencies', async () => {
  const site = makeSite();
  using folder = temporaryFolder();
  for (const name of ['api', 'cli', 'schemas', 'package.json']) {
    cpSync(join(root, name), join(folder.path, name), { recursive: true });
  }
  for (const path of production) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder.path, path));
  }
  const node = join(folder.path, 'node_modules/node/bin/node');
  const server = spawn(node, ['cli/run.js', 'serve', '--out', site.folder, '--port', '0'], {
    cwd: folder.path,
    env: { PATH: '/usr/bin:/bin', LOG_LEVEL: 'warn' },
  });
  const exited = once(server, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.stderr.on('data', (text) => {
      said += text;
    });
    server.once('exit', () => reject(new Error(said)));
    server.stdout.on('data', (text) => {
      const address = / at (http:\S+)\n/.exec(String(text))?.[1];
      if (address) resolve(address);
    });
  });
  expect((await fetch(`${url}/inventory`)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await postJson(url, validMessage())).status).toBe(201);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  site.remove();
});
