import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeBackup } from '../../api/messages/backup.ts';
import { openStore } from '../../api/messages/open-store.ts';
import { readMessages, readSqlite } from '../../api/messages/read-messages.ts';
import { startSqliteStore } from '../../api/messages/sqlite-thread.ts';
import { type MessageStore, StoreUnavailable } from '../../api/messages/store.ts';
import { hasProgram } from '../setup/programs.ts';
import { postJson, validMessage } from './support/app.ts';
import { temporaryFolder } from './support/folder.ts';
import { connectTo, startPostgres, type TestPostgres } from './support/postgres.ts';
import { startServerProcess } from './support/server-process.ts';
import { makeSite } from './support/site.ts';
import { newMessage, type StoreKind, storeKinds } from './support/stores.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 0, 23, 9, minute));

describe.each(storeKinds)('%s', (_, makeKind) => {
  let kind: StoreKind;
  let store: MessageStore;

  beforeAll(async () => {
    kind = await makeKind();
  });
  afterAll(() => kind.remove());
  beforeEach(async () => {
    store = await kind.open();
  });
  afterEach(() => store.close());

  /** Adds a message, or takes the one that is due, at a minute by the clocks of both the caller and the database. */
  const addAt = async (minute: number, mark: string | number = minute) => {
    await kind.setClock(at(minute));
    return store.add(newMessage(mark, at(minute)));
  };
  const takeAt = async (minute: number, leased: number) => {
    await kind.setClock(at(minute));
    return store.takeDue(at(minute), leased * 60_000);
  };

  test('keeps every field of a message, in any script and of any length allowed', async () => {
    const message = {
      ...newMessage('x').message,
      firstName: 'Nguyễn 🦊',
      message: `line one\nline 'two' "quoted" \\ % ; -- \ufffd ${'é'.repeat(4000)}`,
    };
    const id = await store.add({ ...newMessage('x', at(1)), message, isSuspect: true });
    const { fingerprint } = newMessage('x');
    const kept = { id, receivedAt: at(1), message, isSuspect: true, fingerprint, deliveredAt: null, mailedTo: [] };
    expect(await store.list()).toEqual([kept]);
  });

  test('lists messages in the order in which they came', async () => {
    for (const minute of [3, 1, 2]) await store.add(newMessage(minute, at(minute)));
    expect((await store.list()).map(({ receivedAt }) => receivedAt)).toEqual([at(1), at(2), at(3)]);
  });

  test('adds all messages of a backup or none', async () => {
    const stored = { ...newMessage(1), deliveredAt: null, mailedTo: [] };
    const broken = { ...stored.message, firstName: null } as never;
    const backup = [
      { ...stored, id: randomUUID() },
      { ...stored, id: randomUUID(), fingerprint: 'x', message: broken },
    ];
    await expect(store.addAll(backup)).rejects.toThrow();
    expect(await store.list()).toEqual([]);
  });

  test('keeps one message for one fingerprint, and answers its id each time', async () => {
    const first = await store.add(newMessage('same'));
    expect(await store.add(newMessage('same'))).toBe(first);
    expect(await store.list()).toHaveLength(1);
  });

  test('finds a message under its earlier fingerprint', async () => {
    const first = await store.add({ ...newMessage('same'), fingerprint: 'nine' });
    expect(await store.add({ ...newMessage('same'), fingerprint: 'ten', earlierFingerprint: 'nine' })).toBe(first);
    expect(await store.list()).toHaveLength(1);
  });

  test('keeps one message when it comes from several connections at once', async () => {
    const connections = await Promise.all([kind.open('again'), kind.open('again'), kind.open('again')]);
    const ids = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (connections[index % 3] as MessageStore).add(newMessage(`same ${index % 5}`)),
      ),
    );
    expect(new Set(ids).size).toBe(5);
    expect(await store.list()).toHaveLength(5);
    for (const connection of connections) await connection.close();
  });

  test('what it has acknowledged is there for another connection', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, index) => store.add(newMessage(index))));
    const connection = await kind.open('again');
    expect((await connection.list()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    await connection.close();
  });

  test('hands out due messages, the most overdue first, and counts the attempts', async () => {
    const ids = [await addAt(1), await addAt(2)];
    expect(await takeAt(3, 7)).toMatchObject({
      id: ids[0],
      attempts: 1,
      mailedTo: [],
      message: newMessage(1).message,
    });
    expect(await takeAt(3, 7)).toMatchObject({ id: ids[1], attempts: 1 });
    expect(await takeAt(3, 7)).toBeUndefined();
    expect(await takeAt(10, 10)).toMatchObject({ attempts: 2 });
  });

  test('hands out a new message at once, even if it comes from the future', async () => {
    const id = await addAt(20);
    expect(await takeAt(0, 10)).toMatchObject({ id, attempts: 1 });
    expect(await takeAt(9, 10)).toBeUndefined();
    expect(await takeAt(10, 10)).toMatchObject({ id, attempts: 2 });
  });

  test('never hands the same message to two at once', async () => {
    for (let index = 0; index < 30; index++) await addAt(1, index);
    await kind.setClock(at(2));
    const connections = await Promise.all([kind.open('again'), kind.open('again'), kind.open('again')]);
    const taken = await Promise.all(
      connections.map(async (connection) => {
        const ids: string[] = [];
        const take = () => connection.takeDue(at(2), 7 * 60_000);
        for (let due = await take(); due; due = await take()) ids.push(due.id);
        return ids;
      }),
    );
    expect(taken.flat()).toHaveLength(30);
    expect(new Set(taken.flat()).size).toBe(30);
    for (const connection of connections) await connection.close();
  });

  test('does not hand out what was delivered, and says when it was', async () => {
    const id = await addAt(1);
    await store.postpone(id, at(1), 0, 'EENVELOPE 450', []);
    await store.markDelivered(id, at(5));
    expect(await takeAt(60, 1)).toBeUndefined();
    expect(await store.list()).toMatchObject([{ id, deliveredAt: at(5), problem: undefined }]);
  });

  test('hands out what was postponed when its time has come', async () => {
    const id = await addAt(1);
    await takeAt(1, 58);
    await store.postpone(id, at(1), 9 * 60_000, 'EENVELOPE 450', ['a@dealer.example', 'b@dealer.example']);
    expect(await store.list()).toMatchObject([{ id, deliveredAt: null, problem: 'EENVELOPE 450' }]);
    expect(await takeAt(9, 11)).toBeUndefined();
    const mailedTo = ['a@dealer.example', 'b@dealer.example'];
    expect(await takeAt(10, 10)).toMatchObject({ id, attempts: 2, mailedTo });
  });

  test('counts what is not delivered', async () => {
    expect(await store.pending()).toEqual({ count: 0, oldest: undefined });
    const id = await store.add(newMessage(1, at(1)));
    const second = await store.add(newMessage(2, at(2)));
    expect(await store.pending()).toEqual({ count: 2, oldest: { id, since: at(1) } });
    await store.markDelivered(id, at(3));
    expect(await store.pending()).toEqual({ count: 1, oldest: { id: second, since: at(2) } });
  });

  test('can be opened by several at the same moment while it is new', async () => {
    await kind.open().then((fresh) => fresh.close());
    const stores = await Promise.all(Array.from({ length: 4 }, () => kind.open('again')));
    await Promise.all(stores.map((connection, index) => connection.add(newMessage(index))));
    expect(await stores[0]?.list()).toHaveLength(4);
    for (const connection of stores) await connection.close();
  });

  test('refuses a message rather than losing it once it is closed', async () => {
    const closed = await kind.open('again');
    await closed.close();
    await expect(closed.add(newMessage(1))).rejects.toThrow(StoreUnavailable);
    await expect(closed.check()).rejects.toThrow();
  });
});

describe('the file of SQLite', () => {
  test('can be read by its owner alone, and is in its durable mode', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/data/messages.db`;
    const store = startSqliteStore(path);
    await store.add(newMessage(1));
    for (const name of [path, `${path}-wal`, `${path}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600);
    expect(statSync(`${folder.path}/data`).mode & 0o777).toBe(0o700);
    const database = new DatabaseSync(path);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
    await store.close();
  });

  test.skipIf(!hasProgram('strace'))(
    'has a message, and the names of its folder and file, on disk before it answers',
    () => {
      using folder = temporaryFolder();
      const script = `
      import { mkdirSync } from 'node:fs';
      import { openSqliteStore } from '${join(import.meta.dirname, '../../api/messages/sqlite.ts')}';
      const store = openSqliteStore('data/messages.db');
      await store.check();
      mkdirSync('asked');
      await store.add({ ...${JSON.stringify(newMessage(1))}, receivedAt: new Date() });
      mkdirSync('answered');`;
      const watch = ['-f', '--seccomp-bpf', '-y', '-o', 'calls', '-e', 'trace=fsync,fdatasync,mkdir'];
      const command = [...watch, process.execPath, '--input-type=module', '-e', script];
      expect(spawnSync('strace', command, { cwd: folder.path }).status).toBe(0);
      const [before = '', during = ''] = readFileSync(`${folder.path}/calls`, 'utf8').split(/mkdir\("a\w+ed"/);
      for (const name of ['', '/data']) expect(before).toContain(`<${folder.path}${name}>)`);
      expect(during).toMatch(/sync\(\d+<.*messages\.db-wal>\)/);
    },
  );

  test('of an earlier version can be read as it is, and is migrated with its messages', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    const store = startSqliteStore(path);
    const id = await store.add(newMessage(1));
    await store.close();
    const database = new DatabaseSync(path);
    database.exec('ALTER TABLE outbox DROP COLUMN mailed_to; PRAGMA user_version = 2');
    database.close();
    expect(readSqlite(path)).toMatchObject([{ id }]);
    const migrated = startSqliteStore(path);
    expect(await migrated.takeDue(new Date(), 0)).toMatchObject({ id, mailedTo: [] });
    await migrated.close();
  });

  test('that has tables of something else takes no message and gets no tables', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    const database = new DatabaseSync(path);
    database.exec('CREATE TABLE songs (title TEXT)');
    const store = startSqliteStore(path);
    await expect(store.add(newMessage(1))).rejects.toThrow(StoreUnavailable);
    await store.close();
    expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'songs' }]);
    database.close();
  });

  test('that was open to others is closed to them', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    for (const mode of [0o600, 0o644]) {
      const store = startSqliteStore(path);
      await store.add(newMessage(mode));
      await store.close();
      chmodSync(path, 0o644);
    }
    const store = startSqliteStore(path);
    await store.check();
    await store.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('that was moved away takes no message, since nobody would find it', async () => {
    using folder = temporaryFolder();
    const store = startSqliteStore(`${folder.path}/messages.db`);
    await store.add(newMessage(1));
    renameSync(`${folder.path}/messages.db`, `${folder.path}/aside.db`);
    await expect(store.add(newMessage(2))).rejects.toThrow(StoreUnavailable);
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
    renameSync(`${folder.path}/aside.db`, `${folder.path}/messages.db`);
    await store.add(newMessage(2));
    expect(await store.list()).toHaveLength(2);
    await store.close();
  });

  test('that was emptied takes no message, and keeps its write-ahead log', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    const store = startSqliteStore(path);
    for (let index = 0; index < 20; index++) await store.add(newMessage(index));
    const log = readFileSync(`${path}-wal`);
    truncateSync(path);
    for (const opened of [store, startSqliteStore(path)]) {
      await expect(opened.add(newMessage('new'))).rejects.toThrow(StoreUnavailable);
      await expect(opened.check()).rejects.toThrow(StoreUnavailable);
    }
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
    expect(statSync(path).size).toBe(0);
    await store.close();
  });

  test('that another process locks takes no message, and later takes the next one', async () => {
    using folder = temporaryFolder();
    const store = startSqliteStore(`${folder.path}/messages.db`);
    const blocker = new DatabaseSync(`${folder.path}/messages.db`);
    blocker.exec('BEGIN IMMEDIATE');
    const results = await Promise.allSettled([store.add(newMessage(1)), store.add(newMessage(2))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    blocker.exec('ROLLBACK');
    blocker.close();
    await store.add(newMessage(1));
    expect(await store.list()).toHaveLength(1);
    await store.close();
  });

  test('that is full takes no message, and what it took stays', async () => {
    const site = makeSite();
    using folder = temporaryFolder();
    const server = await startServerProcess(
      site.folder,
      { DATA_DIR: folder.path, LOG_LEVEL: 'silent' },
      { limit: '-f 300' },
    );
    const ids: string[] = [];
    let refused: Response | undefined;
    for (let index = 0; index < 200 && !refused; index++) {
      const answer = await postJson(server.url, validMessage(`${index} ${'x'.repeat(900)}`));
      if (answer.status === 201) ids.push(((await answer.json()) as { id: string }).id);
      else refused = answer;
    }
    expect(refused?.status).toBe(503);
    expect(await refused?.json()).toEqual({ error: 'Failed to send message. Please try again.' });
    expect(await server.end('SIGTERM')).toBe(0);
    const store = startSqliteStore(`${folder.path}/messages.db`);
    expect(ids.length).toBeGreaterThan(0);
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(ids.sort());
    await store.close();
    site.remove();
  });

  test('that cannot be opened is tried again at each use', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    mkdirSync(path);
    const store = startSqliteStore(path);
    await expect(store.check()).rejects.toMatchObject({ name: 'StoreUnavailable', cause: { code: 'EISDIR' } });
    await expect(store.add(newMessage(1))).rejects.toThrow(StoreUnavailable);
    rmdirSync(path);
    await store.check();
    await store.add(newMessage(1));
    expect(await store.list()).toHaveLength(1);
    await store.close();
  });

  test('with a damaged page takes no message, stays as it is, and is not read as if it were intact', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    const store = startSqliteStore(path);
    for (let index = 0; index < 50; index++) await store.add(newMessage(index));
    await store.close();
    const damaged = readFileSync(path).fill(0xa5, 4096, 3 * 4096);
    writeFileSync(path, damaged);
    const again = startSqliteStore(path);
    await expect(again.check()).rejects.toThrow(StoreUnavailable);
    await expect(again.add(newMessage('new'))).rejects.toThrow(StoreUnavailable);
    await expect(again.list()).rejects.toThrow(StoreUnavailable);
    await again.close();
    expect(readFileSync(path).equals(damaged)).toBe(true);
  });

  test('with a page that is damaged while it is open takes no message from then on', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    const store = startSqliteStore(path);
    for (let index = 0; index < 50; index++) await store.add(newMessage(index));
    const reader = new DatabaseSync(path);
    reader.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    reader.close();
    await store.check();
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, 4096);
    closeSync(file);
    while (
      await store.check().then(
        () => true,
        () => false,
      )
    ) {}
    await expect(store.add(newMessage('new'))).rejects.toThrow(StoreUnavailable);
    await store.close();
  });

  test('that was replaced is reopened, unless its write-ahead log was left behind', async () => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    const replacement = startSqliteStore(`${folder.path}/other.db`);
    await replacement.add(newMessage('kept in the other'));
    await replacement.close();
    const store = startSqliteStore(path);
    await store.add(newMessage(1));
    renameSync(path, `${folder.path}/aside.db`);
    renameSync(`${folder.path}/other.db`, path);
    await expect(store.add(newMessage(2))).rejects.toThrow(StoreUnavailable);
    for (const ending of ['-wal', '-shm']) renameSync(path + ending, `${folder.path}/aside.db${ending}`);
    await store.add(newMessage(2));
    expect((await store.list()).map(({ message }) => message.message)).toEqual([
      newMessage('kept in the other').message.message,
      newMessage(2).message.message,
    ]);
    await store.close();
    const aside = startSqliteStore(`${folder.path}/aside.db`);
    expect(await aside.list()).toHaveLength(1);
    await aside.close();
  });

  test.each<[string, (store: MessageStore, id: string) => Promise<unknown>, object]>([
    ['add', (store) => store.add(newMessage('new')), [{}, { message: newMessage('new').message }]],
    ['mark', (store, id) => store.markDelivered(id, at(5)), [{ deliveredAt: at(5) }]],
    ['postpone', (store, id) => store.postpone(id, at(5), 0, 'EENVELOPE 450', []), [{ problem: 'EENVELOPE 450' }]],
  ])('that is replaced while we wait to %s in it has the change in the new file', async (_, write, expected) => {
    using folder = temporaryFolder();
    const path = `${folder.path}/messages.db`;
    const store = startSqliteStore(path);
    const id = await store.add(newMessage(1, at(1)));
    await writeBackup(`${path}.salvaged`, await store.list());
    const before = readSqlite(path);
    // What "leads salvage" does.
    const blocker = new DatabaseSync(path);
    blocker.exec('BEGIN IMMEDIATE');
    const written = write(store, id);
    // Nothing says when the store has begun to wait for the lock.
    await wait(100);
    for (const ending of ['-wal', '-shm', '']) renameSync(path + ending, `${folder.path}/aside.db${ending}`);
    renameSync(`${path}.salvaged`, path);
    blocker.close();
    await written;
    expect(await store.list()).toMatchObject(expected);
    await store.close();
    expect(readSqlite(`${folder.path}/aside.db`)).toEqual(before);
  });
});

describe('the database of Postgres', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test('with locked or missing messages is not reported as taking any', async () => {
    const cases: { change: string; databaseUrl: string }[] = [];
    // Postgres creates one at a time. Then the stores wait for their locks together.
    for (const change of ['LOCK TABLE messages', 'LOCK TABLE outbox', 'ALTER TABLE messages RENAME TO aside'])
      cases.push({ change, databaseUrl: await postgres.createDatabase() });
    await Promise.all(
      cases.map(async ({ change, databaseUrl }) => {
        const store = openStore({ databaseUrl, dataDir: '' });
        await store.check();
        const client = await connectTo(databaseUrl);
        await client.query(`BEGIN; ${change}`);
        await expect(store.check()).rejects.toThrow();
        await client.query('ROLLBACK');
        await store.check();
        await client.end();
        await store.close();
      }),
    );
  });

  test('that goes away takes no message, and takes them again when it is back', async () => {
    const databaseUrl = await postgres.createDatabase();
    const store = openStore({ databaseUrl, dataDir: '' });
    const first = await store.add(newMessage(1));
    await postgres.halt();
    await expect(store.add(newMessage(2))).rejects.toThrow(StoreUnavailable);
    await expect(store.check()).rejects.toThrow();
    await postgres.start();
    await store.add(newMessage(2));
    await postgres.crash();
    expect((await store.list()).map(({ id }) => id)).toContain(first);
    expect(await store.list()).toHaveLength(2);
    await store.close();
  });

  test('writes a message to disk before it answers, even if the server is set not to', async () => {
    // A server of its own, since it keeps the setting.
    const postgres = await startPostgres();
    const url = await postgres.createDatabase();
    const client = await connectTo(url);
    await client.query('ALTER SYSTEM SET synchronous_commit = off');
    await client.query('SELECT pg_reload_conf()');
    await client.end();
    const store = openStore({ databaseUrl: url, dataDir: '' });
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => store.add(newMessage(index))));
    await postgres.crash();
    expect((await store.list()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    await store.close();
    await postgres.remove();
  });

  test('that drops a connection while it is migrated takes messages when it is back', async () => {
    const databaseUrl = await postgres.createDatabase();
    const blocker = await connectTo(databaseUrl);
    // What another instance does while it migrates.
    await blocker.query('BEGIN; SELECT pg_advisory_xact_lock(7225381)');
    const store = openStore({ databaseUrl, dataDir: '' });
    const refused = expect(store.add(newMessage(1))).rejects.toThrow(StoreUnavailable);
    const waiting = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
    await expect.poll(async () => (await blocker.query(waiting)).rowCount).toBe(1);
    await refused;
    await blocker.end();
    await store.add(newMessage(1));
    expect(await store.list()).toHaveLength(1);
    await store.close();
  });

  test('that does not answer at first is migrated once it does', async () => {
    const databaseUrl = await postgres.createDatabase();
    await postgres.halt();
    const store = openStore({ databaseUrl, dataDir: '' });
    await expect(store.check()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(store.add(newMessage(1))).rejects.toThrow(StoreUnavailable);
    await postgres.start();
    await store.add(newMessage(1));
    expect(await store.list()).toHaveLength(1);
    await store.close();
  });

  test('that has tables of something else takes no message, and is left as it is', async () => {
    for (const foreign of [
      `CREATE TABLE migrations (id serial, name text); INSERT INTO migrations (name) VALUES ('first'), ('second')`,
      'CREATE TABLE migrations (version text NOT NULL)',
      'CREATE TABLE migrations (version integer); INSERT INTO migrations VALUES (1), (2)',
      'CREATE TABLE outbox (topic text)',
    ]) {
      const databaseUrl = await postgres.createDatabase();
      const client = await connectTo(databaseUrl);
      await client.query(foreign);
      const content = async () => {
        const { rows: names } = await client.query(`SELECT relname FROM pg_class WHERE relkind = 'r' AND oid > 16383`);
        return [names, foreign.includes('migrations') && (await client.query('SELECT * FROM migrations')).rows];
      };
      const before = await content();
      const store = openStore({ databaseUrl, dataDir: '' });
      await expect(store.add(newMessage(1))).rejects.toMatchObject({
        name: 'StoreUnavailable',
        cause: { message: 'The database has tables of something else' },
      });
      await store.close();
      expect(await content()).toEqual(before);
      await client.end();
    }
  });

  test('that is read-only at first takes messages once it is not', async () => {
    const databaseUrl = await postgres.createDatabase();
    const client = await connectTo(databaseUrl);
    // Holds for connections made from now on, like a server that the address leads to for a while.
    const change = (setting: string) => client.query(`ALTER DATABASE ${client.database} ${setting}`);
    await change('SET default_transaction_read_only = on');
    expect(await readMessages({ databaseUrl, dataDir: '' })).toEqual([]);
    const store = openStore({ databaseUrl, dataDir: '' });
    await expect(store.add(newMessage(1))).rejects.toMatchObject({ cause: { code: '25006' } });
    await change('RESET default_transaction_read_only');
    await store.add(newMessage(1));
    expect(await store.list()).toHaveLength(1);
    await client.end();
    await store.close();
  });

  test('in which not every name fits takes no message from the start, and says why', async () => {
    const databaseUrl = await postgres.createDatabase(`ENCODING 'LATIN1'`);
    const store = openStore({ databaseUrl, dataDir: '' });
    await expect(store.check()).rejects.toThrow('The database has the encoding LATIN1.');
    await store.close();
  });

  test('leases a message by its own clock, whatever the clocks of the instances say', async () => {
    const databaseUrl = await postgres.createDatabase();
    const [slow, fast] = [1, 2].map(() => openStore({ databaseUrl, dataDir: '' })) as [MessageStore, MessageStore];
    const [early, late] = [-10, 10].map((minutes) => new Date(Date.now() + minutes * 60_000)) as [Date, Date];
    const id = await fast.add(newMessage(1, late));
    expect(await slow.takeDue(early, 60_000)).toMatchObject({ id });
    expect(await fast.takeDue(late, 60_000)).toBeUndefined();
    await slow.postpone(id, early, 60_000, 'EENVELOPE 450', []);
    expect(await fast.takeDue(late, 60_000)).toBeUndefined();
    await fast.postpone(id, late, 0, 'EENVELOPE 450', []);
    expect(await slow.takeDue(early, 60_000)).toMatchObject({ id });
    await slow.close();
    await fast.close();
  });

  test('is named without its password', async () => {
    const store = openStore({ databaseUrl: 'postgres://user:secret@127.0.0.1:1/none', dataDir: '' });
    expect(store.name).toBe('postgres://127.0.0.1:1/none');
    await store.close();
  });
});
