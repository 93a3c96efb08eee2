/**
 * Compares the API with its floor, in one run: `GET /api/vehicles` with a bare `node:http` server that answers
 * the same bytes from memory, and `POST /api/contact` with a bare loop of durable inserts into SQLite.
 *
 * `node test/api/bench.ts [--seconds 0.5] [--rounds 21] [--vehicles 40]`; exits with code 1 if a ratio is below the target.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { validMessage } from './support/app.ts';
import { temporaryFolder } from './support/folder.ts';
import { measureRate } from './support/load.ts';
import { startServerProcess } from './support/server-process.ts';
import { makeSite } from './support/site.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '0.5' },
    rounds: { type: 'string', default: '21' },
    vehicles: { type: 'string', default: '40' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const clients = 32;

const site = makeSite({ vehicles: Number(values.vehicles) });
using folder = temporaryFolder();
const server = await startServerProcess(site.folder, { DATA_DIR: folder.path, LOG_LEVEL: 'info' }, { dropsLog: true });

const list = join(site.folder, 'api/vehicles.json');
const bare = fork(join(import.meta.dirname, 'support/bare-server.ts'), [list]);
const [barePort] = (await once(bare, 'message')) as [number];

const get = Buffer.from('GET /api/vehicles HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
const read = (port: number) => measureRate(port, () => get, { clients, seconds, status: 200 });

let sent = 0;
const nextMessage = () => {
  const body = JSON.stringify(validMessage(++sent));
  const head = `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nIdempotency-Key: ${sent}\r\n`;
  return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};
const send = () => measureRate(server.port, nextMessage, { clients, seconds, status: 201 });

const database = new DatabaseSync(join(folder.path, 'bare.db'));
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE messages (id TEXT PRIMARY KEY, body TEXT NOT NULL)',
);
const insert = database.prepare('INSERT INTO messages VALUES (?, ?)');
const insertBare = () => {
  const start = performance.now();
  let count = 0;
  for (; performance.now() < start + seconds * 1000; count++) {
    insert.run(crypto.randomUUID(), JSON.stringify(validMessage(count)));
  }
  return count / ((performance.now() - start) / 1000);
};

await read(barePort);
await read(server.port);
await send();
const isFast = [
  await compare(
    'GET /api/vehicles',
    'a bare node:http server that answers from memory',
    0.1,
    () => read(server.port),
    () => read(barePort),
  ),
  await compare('POST /api/contact', 'bare durable inserts', 0.5, send, async () => insertBare()),
].every(Boolean);

database.close();
bare.disconnect();
await server.end('SIGTERM');
site.remove();
process.exitCode = isFast ? 0 : 1;

/** Measures both in short alternating rounds, so that other load on the machine hits both. Prints medians. */
async function compare(
  name: string,
  floor: string,
  wanted: number,
  measure: () => Promise<number>,
  measureFloor: () => Promise<number>,
): Promise<boolean> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await measure(), await measureFloor()]);
  const ratio = median(pairs.map(([rate, floorRate]) => rate / floorRate));
  const [ourRate, floorRate] = [0, 1].map((at) => Math.round(median(pairs.map((pair) => pair[at] as number))));
  console.log(`${name}: ${ourRate}/s, ${floor}: ${floorRate}/s, ratio ${ratio.toFixed(2)} (at least ${wanted}).`);
  return ratio >= wanted;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
