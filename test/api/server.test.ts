import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { connect, createServer, isIP } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../api/config.ts';
import { readSqlite } from '../../api/messages/read-messages.ts';
import { openSqliteStore } from '../../api/messages/sqlite.ts';
import { startServer } from '../../api/server.ts';
import { repository } from '../support/copy-dealer-site.ts';
import { postForm, postJson, validMessage } from './support/app.ts';
import { temporaryFolder } from './support/folder.ts';
import { freePort } from './support/postgres.ts';
import { startServerProcess } from './support/server-process.ts';
import { makeSite, type TestSite } from './support/site.ts';
import { startSmtp } from './support/smtp.ts';
import { newMessage } from './support/stores.ts';

let site: TestSite;
beforeAll(() => {
  site = makeSite();
});
afterAll(() => site.remove());

test('prints its address, and says once if messages are only stored for lack of a mail server', async () => {
  // The path begins like that of the site, but is not inside it. Options count more than the environment.
  const data = `${site.folder}-data`;
  mkdirSync(data);
  const environment = { DATA_DIR: data, HOST: '192.0.2.1' };
  const server = await startServerProcess(site.folder, environment, {
    address: ['--port', '0', '--host', '127.0.0.1'],
  });
  await postJson(server.url, validMessage());
  await server.end('SIGTERM');
  expect(server.output().split('\n')).toEqual([
    `Serving ${site.folder} at ${server.url}`,
    `SMTP_URL is not set: messages are only stored, in ${data}/messages.db. "npm run leads -- list" shows them.`,
    '',
  ]);
});

test('warns of a new, empty store in a folder that is not new', async () => {
  using folder = temporaryFolder();
  const errorsOf = async (data: string) => {
    const server = await startServerProcess(site.folder, { DATA_DIR: data });
    await server.end('SIGTERM');
    return server.errors();
  };
  const warning = { level: 40, store: `${folder.path}/messages.db`, msg: 'created a new, empty store' };
  expect(JSON.parse(await errorsOf(folder.path))).toMatchObject(warning);
  expect(await errorsOf(folder.path)).toBe('');
  expect(await errorsOf(`${folder.path}/new`)).toBe('');
});

test('warns that messages reach a database elsewhere unencrypted, unless the address says what is wanted', async () => {
  using folder = temporaryFolder();
  const isWarnedOf = async (databaseUrl: string) => {
    const server = await startServerProcess(site.folder, { DATA_DIR: folder.path, DATABASE_URL: databaseUrl });
    await server.end('SIGTERM');
    return server.errors().includes('unencrypted');
  };
  expect(await isWarnedOf('postgres://cartwright@db.invalid/cartwright')).toBe(true);
  expect(await isWarnedOf('postgres://cartwright@db.invalid/cartwright?sslmode=verify-full')).toBe(false);
  expect(await isWarnedOf('postgres://cartwright@127.0.0.1:1/cartwright')).toBe(false);
  expect(await isWarnedOf('postgres://cartwright@localhost/cartwright?host=db.invalid')).toBe(true);
});

test('ends with the npm that started it', async () => {
  using folder = temporaryFolder();
  const npm = spawn('npm', ['run', 'serve', '--', '--port', '0', '--out', site.folder], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: folder.path },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = npm.pid ?? 0;
  try {
    let text = '';
    let log = '';
    npm.stdout.on('data', (chunk) => (text += chunk));
    npm.stderr.on('data', (chunk) => (log += chunk));
    await expect.poll(() => text).toContain('Serving');
    const [url = ''] = /http:\S+/.exec(text) ?? [];
    const isThere = () =>
      fetch(`${url}/livez`).then(
        () => true,
        () => false,
      );
    expect(await isThere()).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(isThere, { timeout: 10_000 }).toBe(false);
    await expect.poll(() => log).toMatch(/"reason":"The npm that started it has ended","msg":"stopping".*"stopped"/s);
  } finally {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The whole process group has ended.
    }
  }
});

test('mails a message as soon as it is stored', async () => {
  using folder = temporaryFolder();
  await using smtp = await startSmtp();
  // Without its clock, the delivery does not look by itself.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const settings = { DATA_DIR: folder.path, SMTP_URL: smtp.url, CONTACT_TO: 'one@dealer.example, two@dealer.example' };
  const server = await startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...settings }), site.folder);
  const mails: object[] = [];
  // It also looks once when it starts, so only the second message needs to be announced.
  for (const mark of [1, 2]) {
    const { id } = (await (await postJson(server.url, validMessage(mark))).json()) as { id: string };
    mails.push({ messageId: `<${id}@dealer.example>`, to: ['one@dealer.example', 'two@dealer.example'] });
    const isDelivered = () => readSqlite(`${folder.path}/messages.db`).every(({ deliveredAt }) => deliveredAt);
    await expect.poll(isDelivered).toBe(true);
  }
  expect(smtp.mails).toMatchObject(mails);
  await server.stop('the end of the test');
  expect(vi.getTimerCount()).toBe(0);
});

test('on a stop signal, answers accepted requests, takes no new ones, and exits with code 0', async () => {
  using folder = temporaryFolder();
  const server = await startServerProcess(site.folder, { DATA_DIR: folder.path });
  const body = JSON.stringify(validMessage());
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  socket.write(head + body.slice(0, 20));
  await (await fetch(`${server.url}/healthz`)).text();
  const ended = server.end('SIGTERM');
  while (await isListening(server.port)) {}
  socket.write(`${body.slice(20)}GET /livez HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 201 .*HTTP\/1\.1 200 /s);
  expect(await ended).toBe(0);
  const store = openSqliteStore(`${folder.path}/messages.db`);
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

test('on a stop signal before it is ready, exits with code 0', async () => {
  // A database that never answers keeps the server from being ready.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  using folder = temporaryFolder();
  const server = spawn(process.execPath, [`${repository}/cli/run.js`, 'serve', '--out', site.folder, '--port', '0'], {
    cwd: folder.path,
    env: { PATH: process.env.PATH, DATABASE_URL: `postgres://user@127.0.0.1:${port}/none` },
  });
  const exited = once(server, 'exit');
  let log = '';
  server.stderr.on('data', (text) => (log += text));
  await expect.poll(() => log).toContain('"listening"');
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  silent.close();
});

test('on a stop signal, does not wait forever for a client that never finishes', { timeout: 30_000 }, async () => {
  using folder = temporaryFolder();
  const server = await startServerProcess(site.folder, { DATA_DIR: folder.path });
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  );
  await (await fetch(`${server.url}/healthz`)).text();
  expect(await server.end('SIGTERM')).toBe(0);
  socket.destroy();
});

test('logs structured lines without anything personal', async () => {
  using folder = temporaryFolder();
  await using smtp = await startSmtp();
  smtp.be('refuse');
  const server = await startServerProcess(site.folder, {
    DATA_DIR: folder.path,
    LOG_LEVEL: 'trace',
    RATE_LIMIT: '3',
    SMTP_URL: smtp.url,
    CONTACT_TO: 'sales@dealer.example',
  });
  const person = {
    ...validMessage('private words'),
    firstName: 'Xaver',
    lastName: 'Quill',
    email: 'x.quill@example.com',
  };
  await postJson(`${server.url}`, person);
  await postForm(`${server.url}`, person);
  await postJson(server.url, { ...person, email: 'x.quill' });
  await postJson(server.url, person);
  await fetch(`${server.url}/inventory?name=Quill&email=x.quill@example.com`);
  await fetch(`${server.url}/Quill/x.quill@example.com`);
  await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    body: '{"firstName":"Xaver',
    headers: { 'content-type': 'application/json' },
  });
  while (smtp.attempts() === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await server.end('SIGTERM');
  // The folder name is random and could contain one of the words below.
  const log = server.errors().replaceAll(folder.path, '');
  expect(server.output()).not.toContain('only stored');
  const lines = log.trim().split('\n');
  expect(lines.length).toBeGreaterThan(7);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(lines.filter((line) => line.includes('"route":"/api/contact"')).length).toBe(5);
  expect(log).not.toMatch(/xaver|quill|zo|555-?01|private|127\.0\.0\.1"/i);
});

test('warns once that visitors share the limit of a proxy that TRUST_PROXY does not name', async () => {
  using folder = temporaryFolder();
  const warnings = async (settings: Record<string, string>) => {
    const server = await startServerProcess(site.folder, {
      DATA_DIR: `${folder.path}/new`,
      RATE_LIMIT: '1',
      ...settings,
    });
    for (let number = 0; number < 4; number++)
      await postJson(server.url, validMessage(number), { 'x-forwarded-for': '203.0.113.7' });
    await server.end('SIGTERM');
    return server
      .errors()
      .split('\n')
      .filter((line) => line.includes('TRUST_PROXY'));
  };
  expect(await warnings({})).toHaveLength(1);
  expect(await warnings({ TRUST_PROXY: 'loopback' })).toEqual([]);
});

test('serves metrics on a separate port, if that is configured', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore(`${folder.path}/messages.db`);
  await store.add(newMessage('an hour ago', new Date(Date.now() - 3_600_000)));
  await store.close();
  await using smtp = await startSmtp();
  smtp.be('refuse');
  const port = await freePort();
  const server = await startServerProcess(site.folder, {
    DATA_DIR: folder.path,
    METRICS_PORT: String(port),
    SMTP_URL: smtp.url,
    CONTACT_TO: 'sales@dealer.example',
  });
  const start = performance.now();
  await postJson(server.url, validMessage());
  const seconds = (performance.now() - start) / 1000;
  await fetch(`${server.url}/vehicle/cart-1`);
  await expect.poll(server.errors).toContain('message not delivered yet');
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics?of=contact`);
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = await metrics.text();
  expect(text).toMatch(/^contact_pending_messages 2$/m);
  expect(text).toMatch(/^contact_pending_oldest_seconds 36\d\d\./m);
  expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/api/contact",status="201"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="site",status="200"} 1');
  const sum = /^http_request_duration_seconds_sum\{method="POST".*\} (\S+)$/m.exec(text)?.[1];
  expect(Number(sum)).toBeLessThan(seconds * 100);
  expect(text).toMatch(/^contact_mails_total\{result="failed"\} [1-9]/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('municipality-not-found');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('measures how long the oldest message waits even if it was received by a clock that was ahead', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore(`${folder.path}/messages.db`);
  await store.add(newMessage('from the future', new Date(Date.now() + 365 * 24 * 3_600_000)));
  await store.close();
  const port = await freePort();
  const server = await startServerProcess(site.folder, { DATA_DIR: folder.path, METRICS_PORT: String(port) });
  const age = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^contact_pending_oldest_seconds (\S+)$/m.exec(text)?.[1]);
  };
  const first = await age();
  expect(first).toBeGreaterThanOrEqual(0);
  expect(await age()).toBeGreaterThan(first);
  await server.end('SIGTERM');
});

test('listens for "localhost" at one of its two addresses, where all that protects the server is', async () => {
  using folder = temporaryFolder();
  const both = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  const answer = (host: string, _options: object, done: (error: null, addresses: object[]) => void) =>
    done(null, host === 'localhost' ? both : [{ address: host, family: isIP(host) }]);
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(answer as never);
  onTestFinished(() => lookup.mockRestore());
  const settings = { PORT: '0', HOST: 'localhost', LOG_LEVEL: 'silent', DATA_DIR: folder.path };
  const server = await startServer(readConfig(settings), site.folder);
  const socket = connect(Number(new URL(server.url).port), '::1');
  await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
  await server.stop('the end of the test');
});

test.each([
  [
    'a port that is taken',
    (port: number) => ({ PORT: String(port) }),
    /^Port \d+ is taken by another process\. Choose another with --port or PORT\.\n$/,
  ],
  [
    'a port for the metrics that is taken',
    (port: number) => ({ PORT: '0', METRICS_PORT: String(port) }),
    /^Port \d+ is taken by another process\. Choose another with METRICS_PORT\.\n$/,
  ],
  [
    'an address of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^The address "192\.0\.2\.1" cannot be listened on \(EADDRNOTAVAIL\)\.\n$/,
  ],
  [
    'an address that there is not',
    () => ({ HOST: 'nowhere.invalid' }),
    /^The address "nowhere\.invalid" cannot be listened on \((ENOTFOUND|EAI_AGAIN)\)\.\n$/,
  ],
  [
    'a setting that makes no sense',
    () => ({ RATE_LIMIT: 'many' }),
    /^RATE_LIMIT is "many", but it has to be a whole number, 0 or more\.\n$/,
  ],
])('does not start with %s, and says why in one sentence', async (_, environment, sentence) => {
  using folder = temporaryFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const start = startServerProcess(site.folder, { DATA_DIR: folder.path, ...environment(port) }, { address: [] });
  await expect(start).rejects.toThrow('serve ended with 2');
  await expect(start).rejects.toHaveProperty('errors', expect.stringMatching(sentence));
  taken.close();
});

test('does not start without a built site, and says how to make one', async () => {
  using folder = temporaryFolder();
  await expect(startServerProcess(`${folder.path}/dist`, { DATA_DIR: folder.path })).rejects.toHaveProperty(
    'errors',
    `There is no built site in "${folder.path}/dist". Run "npm run build" first.\n`,
  );
});

test.each(['', 'data', 'a/link/data'])('does not start with DATA_DIR inside the site, at "%s"', async (place) => {
  using folder = temporaryFolder();
  mkdirSync(`${folder.path}/dist.1`);
  symlinkSync('dist.1', `${folder.path}/dist`);
  mkdirSync(`${folder.path}/dist/a`);
  symlinkSync(`${folder.path}/dist.1`, `${folder.path}/dist/a/link`);
  const data = `${folder.path}/dist/${place}`;
  await expect(startServerProcess(`${folder.path}/dist`, { DATA_DIR: data })).rejects.toHaveProperty(
    'errors',
    `DATA_DIR is "${data}", which is inside the folder of the site: everybody could read the messages. Set it to a folder elsewhere.\n`,
  );
  expect(readdirSync(`${folder.path}/dist`)).toEqual(['a']);
});

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answer = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return answer;
}
