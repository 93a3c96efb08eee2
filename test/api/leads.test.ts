import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCsv } from '../../api/messages/export.ts';
import { readMessages } from '../../api/messages/read-messages.ts';
import { startSqliteStore } from '../../api/messages/sqlite-thread.ts';
import type { StoredMessage } from '../../api/messages/store.ts';
import { temporaryFolder } from './support/folder.ts';
import { newMessage, type StoreKind, storeKinds } from './support/stores.ts';

const received = new Date('2025-01-23T09:00:00.000Z');
const delivered = new Date('2025-01-23T09:00:05.000Z');

function leads(args: string[], environment: Record<string, string>, cwd?: string) {
  using folder = temporaryFolder();
  return spawnSync(process.execPath, [join(import.meta.dirname, '../../cli/run.js'), 'leads', ...args], {
    cwd: cwd ?? folder.path,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
}

describe.each(storeKinds)('messages in %s', (_, makeKind) => {
  let kind: StoreKind;
  let ids: string[];

  beforeAll(async () => {
    kind = await makeKind();
    const store = await kind.open();
    const first = newMessage('first', received);
    const second = newMessage('second', new Date(received.getTime() + 1000));
    ids = [
      await store.add({ ...first, message: { ...first.message, message: 'line one\nline "two", and more' } }),
      await store.add({ ...second, isSuspect: true }),
    ];
    await store.markDelivered(ids[0] as string, delivered);
    await store.postpone(ids[1] as string, delivered, 0, 'EENVELOPE 450 for b@dealer.example', ['a@dealer.example']);
    await store.close();
  });
  afterAll(() => kind.remove());

  test('are exported as JSON', () => {
    const { stdout, status } = leads(['export', '--format', 'json'], kind.environment());
    expect(status).toBe(0);
    const { message: _text, ...person } = newMessage('x').message;
    expect(JSON.parse(stdout)).toEqual([
      {
        id: ids[0],
        receivedAt: '2025-01-23T09:00:00.000Z',
        ...person,
        message: 'line one\nline "two", and more',
        deliveredAt: '2025-01-23T09:00:05.000Z',
        possibleSpam: false,
      },
      {
        id: ids[1],
        receivedAt: '2025-01-23T09:00:01.000Z',
        ...person,
        message: newMessage('second').message.message,
        deliveredAt: null,
        possibleSpam: true,
      },
    ]);
    expect(Object.keys(JSON.parse(stdout)[0])).toEqual([
      ...['id', 'receivedAt', 'firstName', 'lastName', 'email', 'phone', 'interest', 'message', 'deliveredAt'],
      'possibleSpam',
    ]);
  });

  test('are exported as CSV', () => {
    const { stdout, status } = leads(['export'], kind.environment());
    expect(status).toBe(0);
    const [heading, first, second] = stdout.split('\r\n');
    // Excel takes a file without a byte order mark for Latin.
    expect(heading).toBe(
      '\uFEFFid,receivedAt,firstName,lastName,email,phone,interest,message,deliveredAt,possibleSpam',
    );
    expect(first).toContain('"line one\nline ""two"", and more","2025-01-23T09:00:05.000Z","false"');
    expect(second).toMatch(/,"","true"$/);
  });

  test('are listed for people', () => {
    const { stdout, status } = leads(['list'], kind.environment());
    expect(status).toBe(0);
    expect(stdout).toContain('2025-01-23T09:00:00.000Z  service  mailed 2025-01-23T09:00:05.000Z\n');
    expect(stdout).toContain(
      '2025-01-23T09:00:01.000Z  service  not mailed (EENVELOPE 450 for b@dealer.example)  possible spam\n',
    );
    expect(stdout).toContain(
      `  Zoë O’Brien  zoe@example.com  (732) 555-0177  (${ids[0]})\n  > line one\n  > line "two", and more\n`,
    );
  });

  test('are shown and exported for a person who asks what is kept', () => {
    const [first = '', second = ''] = ids;
    const { stdout } = leads(['list', second], kind.environment());
    expect([stdout.includes(first), stdout.includes(second)]).toEqual([false, true]);
    const all = leads(['export', 'Zoe@Example.com', '--format', 'json'], kind.environment());
    expect(JSON.parse(all.stdout)).toMatchObject([{ id: first }, { id: second }]);
    for (const [command = '', person = ''] of [
      ['list', 'ann@example.com'],
      ['export', 'ann@example.com'],
      ['list', ''],
      ['delete', ''],
    ])
      expect(leads([command, person], kind.environment())).toMatchObject({
        stdout: '',
        stderr: `No message is from "${person}" or has that id.\n`,
        status: 2,
      });
  });
});

test.each(['=1+1', '+1 732 555 0142', '-2', '@SUM(A1)', '|cmd', '＝1+1', '＋1', '－1', '＠SUM(A1)', ' =1', '\t=1'])(
  'a spreadsheet does not take %j for a formula',
  (text) => {
    const message: StoredMessage = {
      id: 'x',
      receivedAt: received,
      message: { ...newMessage('x').message, firstName: text },
      isSuspect: false,
      fingerprint: 'x',
      deliveredAt: null,
      mailedTo: [],
    };
    expect(toCsv([message])).toContain(`,"'${text}",`);
  },
);

test.each(['no store', 'a new store'])('with %s nothing is printed', async (kind) => {
  using folder = temporaryFolder();
  const environment = { DATA_DIR: folder.path };
  if (kind === 'a new store') {
    const store = startSqliteStore(`${environment.DATA_DIR}/messages.db`);
    await store.check();
    await store.close();
  }
  for (const [args, expected] of [
    [['list'], ''],
    [['export'], ''],
    [['export', '--format', 'json'], '[]\n'],
  ] as const) {
    expect(leads([...args], environment)).toMatchObject({ stdout: expected, stderr: '', status: 0 });
  }
  expect(existsSync(`${folder.path}/messages.db`)).toBe(kind !== 'no store');
});

test.each(['list', 'export', 'check', 'backup saved.db'])('%s says that there is no folder', (command) => {
  using folder = temporaryFolder();
  // The setting is easily taken for the file itself.
  const file = `${folder.path}/messages.db`;
  writeFileSync(file, '');
  for (const none of [`${folder.path}/none`, file])
    expect(leads(command.split(' '), { DATA_DIR: none })).toMatchObject({
      stdout: '',
      stderr: `That did not work: there is no folder "${none}". The server makes it at its first start; DATA_DIR says where.\n`,
      status: 2,
    });
  expect(readdirSync(folder.path)).toEqual(['messages.db']);
});

test('a store that cannot be read is named in one sentence', () => {
  using folder = temporaryFolder();
  writeFileSync(`${folder.path}/messages.db`, 'x'.repeat(10_000));
  expect(leads(['list'], { DATA_DIR: folder.path })).toMatchObject({
    stdout: '',
    stderr: `That did not work: "${folder.path}/messages.db" cannot be read: file is not a database.\n`,
    status: 2,
  });
  const down = leads(['list'], { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none' });
  expect(down).toMatchObject({ stderr: 'That did not work: connect ECONNREFUSED 127.0.0.1:1.\n', status: 2 });
});

test.each([
  ['drops the connection', 'Connection terminated unexpectedly'],
  ['answers nothing', 'Query read timeout'],
])('a Postgres that %s while it is asked fails the reading', async (fault, problem) => {
  const server = createServer((socket) => {
    // Lets everybody in, and is ready for a query.
    socket.once('data', () => {
      socket.write('R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005I');
      socket.on('data', () => fault === 'drops the connection' && socket.destroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const reading = readMessages({ databaseUrl: `postgres://a:b@127.0.0.1:${port}/none`, dataDir: '' }, 500);
  await expect(reading).rejects.toThrow(problem);
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['an empty file', 'is empty', (path: string) => writeFileSync(path, '')],
  [
    'the database of something else',
    'has no messages of the contact form',
    (path: string) => {
      const database = new DatabaseSync(path);
      database.exec('CREATE TABLE songs (title TEXT)');
      database.close();
    },
  ],
])('%s is named and left alone', async (_, problem, make) => {
  using folder = temporaryFolder();
  using backups = temporaryFolder();
  const path = `${folder.path}/messages.db`;
  const backup = `${backups.path}/backup.db`;
  const store = startSqliteStore(backup);
  await store.add(newMessage(1));
  await store.close();
  make(path);
  const before = readFileSync(path);
  for (const command of ['list', 'export', 'check', 'salvage', `backup ${path}.saved`, `restore ${backup}`]) {
    expect(leads(command.split(' '), { DATA_DIR: folder.path })).toMatchObject({
      stdout: '',
      stderr: `That did not work: "${path}" ${problem}.\n`,
      status: 2,
    });
  }
  expect(leads(['restore', path], { DATA_DIR: backups.path })).toMatchObject({ status: 2 });
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readdirSync(folder.path)).toEqual(['messages.db']);
});

test('a ".env" that cannot be read is named', () => {
  using folder = temporaryFolder();
  mkdirSync(`${folder.path}/.env`);
  const { stderr, status } = leads(['list'], { DATA_DIR: folder.path }, folder.path);
  expect([stderr, status]).toEqual(['".env" has to be a file that can be read.\n', 2]);
});

test('another format is refused', () => {
  using folder = temporaryFolder();
  const { stderr, status } = leads(['export', '--format', 'xml'], { DATA_DIR: folder.path });
  expect(status).toBe(2);
  expect(stderr).toContain('Allowed choices are csv, json.');
});
