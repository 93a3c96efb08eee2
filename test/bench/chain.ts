/**
 * What a chain of dealers needs if they share one database and one CDN. Measures what one dealer costs on this machine, then
 * simulates a day of all of them. `node test/bench/chain.ts [--dealers 500] [--seconds 3]`
 */
import { mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { validMessage } from '../api/support/app.ts';
import { measureRate } from '../api/support/load.ts';
import { startPostgres } from '../api/support/postgres.ts';
import { startServerProcess } from '../api/support/server-process.ts';
import { randomFrom } from '../support/random.ts';
import { dayOf, type Habits } from './chain-day.ts';
import { lengthen } from './edits.ts';
import { forget, freshCache } from './kept.ts';
import { makeSite } from './make-site.ts';
import { runCommand } from './measured-run.ts';

const { values } = parseArgs({
  options: { dealers: { type: 'string', default: '500' }, seconds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cartwright-chain-')));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const builds = await measureBuilds();
const dist = join(folder, 'site/dist');
const sqlite = await measureServer({ DATA_DIR: join(folder, 'data') });
const cluster = await startPostgres();
const postgres = await measureServer({ DATABASE_URL: await cluster.createDatabase() });
await cluster.remove();
const bytes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((name) => statSync(join(dist, name)))
  .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** Assumed, not measured: a busy dealer, on a day when the chain changes something on every site once. */
const habits: Habits = {
  dealers: Number(values.dealers),
  visits: 300,
  requestsPerVisit: 12,
  reachingServer: 0.02,
  messages: 8,
  edits: 6,
  releases: 1,
};
console.log(JSON.stringify({ measured: { builds, bytesPerSite: bytes, sqlite, postgres }, assumed: habits }, null, 2));
for (const builders of [1, 2, 4, 8])
  console.log(`${builders} builders:`, dayOf(habits, builds, builders, randomFrom(1)));
process.exit();

/** Processor seconds of a dealer's build with only the bundle and the cards cached, and of a build after one text has changed. */
async function measureBuilds(): Promise<{ cold: number; edit: number }> {
  const [site, cache] = [join(folder, 'site'), join(folder, 'cache')];
  makeSite(site, 95);
  await freshCache(cache);
  await runCommand(site, cache, 'build');
  const cold: number[] = [];
  const edit: number[] = [];
  for (let run = 0; run < 3; run++) {
    forget(cache, { keepCards: true });
    rmSync(join(site, 'dist'));
    cold.push((await runCommand(site, cache, 'build')).cpu);
    lengthen(site, 'pages/about.yaml', randomFrom(run));
    edit.push((await runCommand(site, cache, 'build')).cpu);
  }
  return { cold: median(cold), edit: median(edit) };
}

/** How many requests for the home page, and how many messages, one `serve` handles per second from 32 visitors at once. */
async function measureServer(env: Record<string, string>): Promise<{ pages: number; messages: number }> {
  const server = await startServerProcess(dist, { LOG_LEVEL: 'error', ...env });
  const page = Buffer.from('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n');
  let sent = 0;
  const message = () => {
    const body = JSON.stringify(validMessage(++sent));
    const head = `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nIdempotency-Key: ${sent}\r\n`;
    return Buffer.from(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const load = { clients: 32, seconds };
  const rates = {
    pages: Math.round(await measureRate(server.port, () => page, { ...load, status: 200 })),
    messages: Math.round(await measureRate(server.port, message, { ...load, status: 201 })),
  };
  await server.end('SIGTERM');
  return rates;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
