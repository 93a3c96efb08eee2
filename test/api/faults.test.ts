import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, renameSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readMessages } from '../../api/messages/read-messages.ts';
import { postForm, postJson, validMessage } from './support/app.ts';
import { canMount, type Disk, smallDisk } from './support/disk.ts';
import { temporaryFolder } from './support/folder.ts';
import { freePort, startPostgres, type TestPostgres } from './support/postgres.ts';
import { type ServerProcess, type ServerProcessOptions, startServerProcess } from './support/server-process.ts';
import { makeSite, type TestSite } from './support/site.ts';

let site: TestSite;
let folder: ReturnType<typeof temporaryFolder>;
let data: string;
let server: ServerProcess | undefined;
let environment: Record<string, string>;
/** The ids of all acknowledged messages. */
let acknowledged: string[];

beforeEach(() => {
  site = makeSite();
  folder = temporaryFolder();
  data = `${folder.path}/data`;
  environment = { DATA_DIR: data };
  acknowledged = [];
  server = undefined;
});
afterEach(async () => {
  await server?.end('SIGKILL');
  folder[Symbol.dispose]();
  site.remove();
});

async function start(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  server = await startServerProcess(site.folder, environment, options);
  return server;
}

async function send({ url }: ServerProcess): Promise<Response> {
  const answer = await postJson(url, validMessage(crypto.randomUUID()));
  if (answer.status === 201) acknowledged.push(((await answer.clone().json()) as { id: string }).id);
  return answer;
}

async function expectPages({ url }: ServerProcess): Promise<void> {
  for (const path of ['/', '/inventory', '/assets/entry-a1.js', '/api/vehicles', '/livez']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
}

/** Expects that pages work, messages are refused (the form without JavaScript gives the phone number), and health is false. */
async function expectPagesAlone(running: ServerProcess): Promise<void> {
  await expectPages(running);
  const answer = await send(running);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toEqual({ error: 'Failed to send message. Please try again.' });
  const form = await postForm(running.url, validMessage());
  expect(form.status).toBe(503);
  expect(await form.text()).toContain('or call (732) 555-0142.</p>');
  await expectHealth(running, 503);
}

/** A health result can be up to a second old. Polling without a pause would keep server and test busy all that time. */
async function expectHealth({ url }: ServerProcess, status: 200 | 503): Promise<void> {
  const health = async () => (await fetch(`${url}/healthz`)).status;
  await expect.poll(health, { interval: 50 }).toBe(status);
}

/** Expects that a new message is accepted, and that all acknowledged messages are there exactly once. */
async function expectAll(running: ServerProcess): Promise<void> {
  await expectHealth(running, 200);
  expect((await send(running)).status).toBe(201);
  await expectPages(running);
  await running.end('SIGTERM');
  await expectKept();
}

async function expectKept(): Promise<void> {
  const config = { dataDir: data, databaseUrl: environment.DATABASE_URL };
  expect((await readMessages(config)).map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
}

describe('pages are served, messages refused with the phone number, and health is false', () => {
  test('while the data folder is a file; what can be measured still is', async () => {
    writeFileSync(data, '');
    environment.METRICS_PORT = String(await freePort());
    const running = await start();
    await expectPagesAlone(running);
    const metrics = await (await fetch(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`)).text();
    expect(metrics).toContain('contact_pending_messages Nan\n');
    expect(metrics).toContain('route="site",status="200"');
    for (const said of [
      'messages cannot be kept',
      'Failed to send message. Please try again.',
      'The message store is not available',
    ])
      await expect.poll(running.errors).toContain(`"msg":"${said}"`);
    rmSync(data);
    await expectAll(running);
  });

  test('while another process holds the database, and no page waits for it', async () => {
    const running = await start();
    await send(running);
    const blocker = new DatabaseSync(`${data}/messages.db`);
    blocker.exec('BEGIN IMMEDIATE');
    const order: string[] = [];
    const message = send(running).then(() => order.push('message'));
    const health = fetch(`${running.url}/healthz`).then(() => order.push('health'));
    // The message is refused after a second. On a busy machine, more pages would take as long.
    for (let index = 0; index < 3; index++) await fetch(`${running.url}/inventory`);
    order.push('pages');
    await Promise.all([message, health]);
    expect(order[0]).toBe('pages');
    await expectPagesAlone(running);
    blocker.close();
    await expectAll(running);
  });

  test('with a database whose first page is damaged, which is left as it is', async () => {
    const first = await start();
    await send(first);
    await first.end('SIGTERM');
    const whole = readFileSync(`${data}/messages.db`);
    const damaged = Buffer.from(whole).fill(0xa5, 0, 100);
    writeFileSync(`${data}/messages.db`, damaged);
    const running = await start();
    await expectPagesAlone(running);
    expect(readFileSync(`${data}/messages.db`).equals(damaged)).toBe(true);
    writeFileSync(`${data}/messages.db`, whole);
    await expectAll(running);
  });

  test('with a database that gets damaged while it is in use', async () => {
    const running = await start();
    for (let index = 0; index < 30; index++) await send(running);
    const database = new DatabaseSync(`${data}/messages.db`);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const whole = readFileSync(`${data}/messages.db`);
    writeFileSync(`${data}/messages.db`, Buffer.from(whole).fill(0xa5, 4096, whole.length), { flag: 'r+' });
    await expectHealth(running, 503);
    await expectPagesAlone(running);
  });

  test('while the database file is moved away', async () => {
    const running = await start();
    await send(running);
    renameSync(data, `${data}.aside`);
    await expectPagesAlone(running);
    renameSync(`${data}.aside`, data);
    await expectAll(running);
  });

  test('with files that cannot grow, as on a full disk', async () => {
    const running = await start({ limit: '-f 200' });
    while ((await send(running)).status === 201) {}
    await expectPagesAlone(running);
    await running.end('SIGTERM');
    await expectKept();
  });
});

describe.skipIf(!canMount)('on a disk of its own', () => {
  let disk: Disk;
  beforeEach(() => {
    disk = smallDisk(data);
  });
  afterEach(() => disk[Symbol.dispose]());

  test('a disk that is full at the start refuses only messages, until it has space', async () => {
    disk.fill();
    const running = await start();
    await expectPagesAlone(running);
    disk.empty();
    await expectAll(running);
  });

  test('a disk that fills up refuses only messages, until it has space; acknowledged messages can be listed', async () => {
    const running = await start();
    for (let index = 0; index < 5; index++) await send(running);
    disk.fill();
    await expectPagesAlone(running);
    await expectKept();
    disk.empty();
    await expectAll(running);
  });

  test('a read-only disk refuses only messages, until it is writable; acknowledged messages can be listed', async () => {
    const first = await start();
    await send(first);
    await first.end('SIGTERM');
    disk.setReadOnly(true);
    const running = await start();
    await expectPagesAlone(running);
    await expectKept();
    disk.setReadOnly(false);
    await expectAll(running);
  });

  test('a log on a full disk stops nothing', async () => {
    environment.DATA_DIR = `${folder.path}/elsewhere`;
    data = environment.DATA_DIR;
    disk.fill();
    const running = await start({ logFile: `${disk.path}/log` });
    await send(running);
    rmSync(site.folder, { recursive: true });
    await expectHealth(running, 503);
    expect((await fetch(`${running.url}/livez`)).status).toBe(200);
    expect(await running.end('SIGTERM')).toBe(0);
  });

  test('a server whose output goes to a full disk starts', async () => {
    disk.fill();
    const port = await freePort();
    const argv = ['cli/run.js', 'serve', '--out', site.folder, '--port', `${port}`];
    const env = { ...environment, DATA_DIR: `${folder.path}/elsewhere` };
    const child = spawn(process.execPath, argv, {
      env,
      stdio: ['ignore', openSync(`${disk.path}/log`, 'a'), 'ignore'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const health = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status);
    await expect.poll(health).toBe(200);
    // It says that it listens right after it does.
    await setTimeout(1000);
    expect(await health()).toBe(200);
  });
});

describe('Postgres', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());
  beforeEach(async () => {
    environment = { DATABASE_URL: await postgres.createDatabase() };
  });

  test('a Postgres that is down at the start refuses only messages, until it is up', async () => {
    await postgres.halt();
    const running = await start();
    await expectPagesAlone(running);
    await postgres.start();
    await expectAll(running);
  });

  test('a Postgres that goes down later refuses only messages, until it is up', async () => {
    const running = await start();
    await send(running);
    await postgres.halt();
    await expectPagesAlone(running);
    await postgres.start();
    await expectAll(running);
  });

  test('a frozen Postgres keeps no page waiting', async () => {
    const running = await start();
    await send(running);
    let isPending = true;
    postgres.freeze();
    try {
      const questions = [send(running), postForm(running.url, validMessage()), fetch(`${running.url}/healthz`)];
      const refused = Promise.all(questions).finally(() => {
        isPending = false;
      });
      for (let index = 0; index < 5; index++) await expectPages(running);
      expect(isPending).toBe(true);
      expect((await refused).map(({ status }) => status)).toEqual([503, 503, 503]);
    } finally {
      postgres.thaw();
    }
    await expectHealth(running, 200);
    expect((await send(running)).status).toBe(201);
    await running.end('SIGTERM');
    // A refused message may have been stored anyway, because it was on its way.
    const kept = await readMessages({ dataDir: data, databaseUrl: environment.DATABASE_URL });
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  });
});

describe('without something that the process needs', () => {
  test('a missing site is 503 and not healthy, the process lives on, and messages are stored', async () => {
    const running = await start();
    renameSync(site.folder, `${site.folder}.aside`);
    await expectHealth(running, 503);
    expect((await fetch(`${running.url}/livez`)).status).toBe(200);
    const page = await fetch(running.url);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await send(running)).status).toBe(201);
    mkdirSync(site.folder);
    for (const path of ['/healthz', '/', '/inventory', '/api/vehicles/cart-1']) {
      expect([path, (await fetch(running.url + path)).status]).toEqual([path, 503]);
    }
    rmdirSync(site.folder);
    renameSync(`${site.folder}.aside`, site.folder);
    await expectAll(running);
  });

  test('a site that cannot be read from the disk is not healthy', async () => {
    const running = await start();
    await expectHealth(running, 200);
    renameSync(`${site.folder}/index.html`, `${site.folder}/aside`);
    // Reading this file fails the way a broken disk does.
    symlinkSync('/proc/self/mem', `${site.folder}/index.html`);
    await expectHealth(running, 503);
    rmSync(`${site.folder}/index.html`);
    renameSync(`${site.folder}/aside`, `${site.folder}/index.html`);
    await expectAll(running);
  });

  test('more connections than allowed open files get pages, or 503 and when to retry', async () => {
    const running = await start({ limit: '-n 80' });
    const open = () => connect(running.port, '127.0.0.1').on('error', () => {});
    const early = open();
    await once(early, 'connect');
    const silent = Array.from({ length: 40 }, open);
    expect(String(await Promise.any(silent.map((socket) => once(socket, 'data'))))).toMatch(/^HTTP\/1\.1 503 /);
    early.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(String(await once(early, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of silent) socket.destroy();
    const ask = async () => {
      const socket = open();
      socket.write('GET /inventory HTTP/1.1\r\nHost: x\r\n\r\n');
      const answer = new Promise<string>((resolve) => {
        let text = '';
        socket.setEncoding('utf8').on('data', (part: string) => {
          text += part;
          if (/\r\n\r\n/.test(text)) resolve(text);
        });
        socket.once('close', () => resolve(text));
      });
      return { socket, text: await answer };
    };
    const answers = await Promise.all(Array.from({ length: 120 }, ask));
    const statuses = answers.map(({ text }) => Number(text.slice(9, 12)));
    expect(statuses.filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
    for (const { text } of answers.filter(({ text }) => text.startsWith('HTTP/1.1 503'))) {
      expect(text).toMatch(/^retry-after: \d/m);
      expect(text).toMatch(/^x-content-type-options: nosniff\r$/m);
    }
    // The connections that got a page are still open.
    await expectPages(running);
    expect((await send(running)).status).toBe(201);
    for (const { socket } of answers) socket.destroy();
    await expectAll(running);
    console.log(
      `120 connections with 80 files: ${['200', '503', '0'].map((status) => `${statuses.filter((code) => code === Number(status)).length} × ${status}`).join(', ')}`,
    );
  });

  test('a log that nobody reads keeps no page waiting', async () => {
    writeFileSync(data, '');
    const running = await start({ leavesLog: true });
    // Each request is logged with its cause, and a pipe holds 64 KiB.
    for (let index = 0; index < 30; index++) await Promise.all(Array.from({ length: 10 }, () => send(running)));
    await expectPages(running);
  });

  test('a server that has to stop while another process holds the database stops', async () => {
    const running = await start();
    await send(running);
    const blocker = new DatabaseSync(`${data}/messages.db`);
    blocker.exec('BEGIN IMMEDIATE');
    expect(await running.end('SIGTERM')).toBe(0);
    blocker.close();
    await expectKept();
  });
});

test('a client that hangs up in the middle of a file leaves nothing open', async () => {
  // More than the buffers of a connection hold.
  writeFileSync(`${site.folder}/assets/large-b2.js`, Buffer.alloc(8_000_000));
  const running = await start({ limit: '-n 120' });
  for (let index = 0; index < 300; index++) {
    const socket = connect(running.port, '127.0.0.1');
    socket.write('GET /assets/large-b2.js HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, index % 2 === 0 ? 'connect' : 'data');
    socket.resetAndDestroy();
  }
  // The server resets new connections until it has noticed that enough of these are gone.
  const home = () => fetch(running.url).then(({ status }) => status);
  await expect.poll(() => home().catch(String)).toBe(200);
  await expectPages(running);
});
