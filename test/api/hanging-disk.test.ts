import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSqliteStore } from '../../api/messages/sqlite-thread.ts';
import { postJson, validMessage } from './support/app.ts';
import { temporaryFolder } from './support/folder.ts';
import { startServerProcess } from './support/server-process.ts';
import { makeSite } from './support/site.ts';
import { newMessage } from './support/stores.ts';

const refusal = { name: 'StoreUnavailable', cause: { message: 'The disk does not answer' } };

/** A pipe in place of the database. Opening it takes until somebody reads it, as on a disk that hangs. */
function makeHanging(path: string): void {
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
}

test('a store whose disk hangs refuses messages, at once after the first, until the disk goes on', async () => {
  using folder = temporaryFolder();
  const path = `${folder.path}/messages.db`;
  makeHanging(path);
  const store = startSqliteStore(path, 300);
  await expect(store.add(newMessage(1))).rejects.toMatchObject(refusal);
  const start = performance.now();
  await expect(store.check()).rejects.toMatchObject(refusal);
  expect(performance.now() - start).toBeLessThan(200);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const problem = () => store.check().catch(({ cause }) => cause.message);
  await expect.poll(problem).not.toBe(refusal.cause.message);
  closeSync(reader);
  await store.close();
});

test('a store that has answered in time goes on', async () => {
  using folder = temporaryFolder();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = startSqliteStore(`${folder.path}/messages.db`);
  await store.check();
  vi.advanceTimersByTime(60_000);
  await store.add(newMessage(1));
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

test('a server whose disk hangs serves pages, refuses messages, is not healthy, and ends when it has to', async () => {
  using folder = temporaryFolder();
  const site = makeSite();
  mkdirSync(`${folder.path}/data`);
  makeHanging(`${folder.path}/data/messages.db`);
  const server = await startServerProcess(site.folder, { DATA_DIR: `${folder.path}/data` });
  expect((await fetch(server.url)).status).toBe(200);
  expect((await postJson(server.url, validMessage())).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  expect(server.errors()).toContain('The disk does not answer');
  await server.end('SIGTERM');
  site.remove();
});
