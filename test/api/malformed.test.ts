import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStore } from '../../api/messages/sqlite.ts';
import { randomFrom } from '../support/random.ts';
import { temporaryFolder } from './support/folder.ts';
import { malformations } from './support/malformed.ts';
import { sendRaw } from './support/raw.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { makeSite, type TestSite } from './support/site.ts';

/** How many malformed requests to send. */
const total = 10_000;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

let site: TestSite;
let folder: ReturnType<typeof temporaryFolder>;
let server: ServerProcess;

beforeAll(async () => {
  site = makeSite();
  folder = temporaryFolder();
  server = await startServerProcess(site.folder, {
    DATA_DIR: `${folder.path}/data`,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT: '1000000',
  });
});
afterAll(() => {
  folder[Symbol.dispose]();
  site.remove();
});

test('malformed requests cause no failure, no crash and no file from outside the site', async () => {
  console.log(`${total} malformed requests of SEED=${seed}.`);
  const random = randomFrom(seed);
  const kinds = Object.entries(malformations);
  const bad: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  /** Stored, or cut off before a response. */
  let acknowledged = 0;

  const sendRequests = async () => {
    while (sent < total) {
      const [kind, make] = kinds[sent++ % kinds.length] as (typeof kinds)[number];
      const bytes = make(random);
      const { status, text } = await sendRaw(server.port, bytes, 300);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if ([0, 201, 303].includes(status)) acknowledged++;
      const leaks =
        /outside of the site|root:|node_modules|\bat .*\.[jt]s:\d|"stack"/.test(text) || text.includes(folder.path);
      if (status >= 500 || leaks)
        bad.push(`${kind}: ${status} ${JSON.stringify(bytes.toString('latin1').slice(0, 200))} ${text.slice(-200)}`);
    }
  };
  await Promise.all(Array.from({ length: 50 }, sendRequests));

  expect(bad).toEqual([]);
  expect(statuses.get(400)).toBeGreaterThan(total / 10);
  expect((await fetch(server.url)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.errors()).toBe('');
  const store = openSqliteStore(`${folder.path}/messages.db`);
  expect((await store.list()).length).toBeLessThanOrEqual(acknowledged);
  await store.close();
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'closed'}: ${count}`);
  console.log(`${total} malformed requests: ${counts.join(', ')}.`);
});
