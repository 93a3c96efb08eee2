import { spawnSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeBackup } from '../../api/messages/backup.ts';
import { readSqlite } from '../../api/messages/read-messages.ts';
import { startSqliteStore } from '../../api/messages/sqlite-thread.ts';
import { type MessageStore, StoreUnavailable } from '../../api/messages/store.ts';
import { hasProgram } from '../setup/programs.ts';
import { postJson, validMessage } from './support/app.ts';
import { temporaryFolder } from './support/folder.ts';
import { startServerProcess } from './support/server-process.ts';
import { makeSite } from './support/site.ts';
import { newMessage, storeKinds } from './support/stores.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder[Symbol.dispose]());

const main = join(import.meta.dirname, '../../cli/run.js');
const received = new Date('2025-01-23T09:00:00.000Z');

function leads(args: string[], environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...environment };
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, 'leads', ...args], {
    cwd: folder.path,
    env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

/** Adds messages. Every third one is long, every second one is delivered, and half of the rest only to one of two recipients. */
async function addMessages(store: MessageStore, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const added = newMessage(index, new Date(received.getTime() + index));
    const message = {
      ...added.message,
      message: `${index} ${(index % 3 === 0 ? 'long é ' : 'short ').repeat(200 - (index % 3) * 100)}`,
    };
    const id = await store.add({ ...added, message });
    if (index % 2 === 0) await store.markDelivered(id, received);
    if (index % 4 === 1) await store.postpone(id, received, 0, 'EENVELOPE 450', ['first@dealer.example']);
  }
}

describe.each(storeKinds)('the messages in %s', (_, makeKind) => {
  test('are backed up while the server runs, and missing ones are restored from a backup', async () => {
    const kind = await makeKind();
    const store = await kind.open();
    await addMessages(store, 20);
    const file = `${folder.path}/backup.db`;
    expect(leads(['backup', file], kind.environment())).toEqual({
      stdout: `20 messages saved in "${file}".\n`,
      stderr: '',
      status: 0,
    });
    expect(readSqlite(file)).toEqual(await store.list());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder.path)).toEqual(['backup.db']);
    expect(leads(['backup', file], kind.environment())).toMatchObject({ status: 2, stdout: '' });
    const lost = `${folder.path}/not-mounted`;
    const refused = { status: 2, stdout: '', stderr: `There is no folder "${lost}".\n` };
    expect(leads(['backup', `${lost}/backup.db`], kind.environment())).toEqual(refused);
    expect(leads(['check'], kind.environment())).toMatchObject({
      stdout: '20 messages, all of which can be read.\n',
      status: 0,
    });
    const before = await store.list();
    await store.close();

    const fresh = await kind.open();
    const known = before[3];
    if (known) await fresh.addAll([known]);
    await fresh.add(newMessage('new', new Date(received.getTime() + 1000)));
    expect(leads(['restore', file], kind.environment())).toMatchObject({
      stdout: '19 messages restored, 1 of the backup were there already.\n',
      status: 0,
    });
    expect((await fresh.list()).slice(0, 20)).toEqual(before);
    expect(before[1]).toMatchObject({ deliveredAt: null, mailedTo: ['first@dealer.example'] });
    expect(await fresh.list()).toHaveLength(21);
    const unsent = before.filter(({ deliveredAt }) => deliveredAt === null).length + 1;
    expect(await fresh.pending()).toMatchObject({ count: unsent });
    await fresh.close();
    await kind.remove();
  });

  test('of a person are deleted while the server runs, and leave no trace in its files', async () => {
    const kind = await makeKind();
    const store = await kind.open();
    const { message } = newMessage('x');
    const from = (email: string, mark: number) =>
      store.add({
        ...newMessage(mark),
        message: { ...message, email, message: `${mark} ${'The words of Quill. '.repeat(mark)}` },
      });
    for (let index = 0; index < 80; index++) await from('X.quill@Example.com', 100 + index);
    await addMessages(store, 80);
    const id = await from('other@example.com', 180);
    await from('ann@exämple.com', 181);
    const mails = 'Mails, exports, backups and files set aside may still have them.';
    expect(leads(['delete', 'X.Quill@example.com'], kind.environment())).toEqual({
      stdout: `80 messages deleted. ${mails}\n`,
      stderr: '',
      status: 0,
    });
    // As the mail to the dealer has the address.
    for (const person of [id, 'ann@xn--exmple-cua.com'])
      expect(leads(['delete', person], kind.environment())).toMatchObject({ stdout: `1 message deleted. ${mails}\n` });
    const none = `No message is from "${id}" or has that id.\n`;
    expect(leads(['delete', id], kind.environment())).toMatchObject({ stdout: '', stderr: none, status: 2 });
    expect(JSON.stringify(await store.list())).not.toMatch(/quill|other@/i);
    expect(await store.list()).toHaveLength(80);
    expect(await store.pending()).toMatchObject({ count: 40 });
    const { DATA_DIR: data } = kind.environment();
    for (const name of data === undefined ? [] : readdirSync(data))
      expect(readFileSync(`${data}/${name}`).includes('Quill'), name).toBe(false);
    await store.add(newMessage('later'));
    await store.close();
    await kind.remove();
  });

  test('from before a day are deleted', async () => {
    const kind = await makeKind();
    const store = await kind.open();
    await store.add(newMessage('old', new Date('2025-01-30T23:59:59.999Z')));
    const kept = await store.add(newMessage('kept', new Date('2025-01-31T00:00:00Z')));
    for (const day of ['2999-01-01', '2025-02-31', '2025-1-31', 'yesterday', ''])
      expect(leads(['prune', day], kind.environment())).toMatchObject({
        stdout: '',
        stderr: `"${day}" is no day of the past, such as 2025-01-31.\n`,
        status: 2,
      });
    expect(leads(['prune', '2025-01-31'], kind.environment()).stdout).toMatch(/^1 message deleted\./);
    expect(await store.list()).toMatchObject([{ id: kept }]);
    await store.close();
    await kind.remove();
  });
});

test('a backup that is not whole does not get its name, and takes the place of no other one', async () => {
  const message = { ...newMessage(1), id: crypto.randomUUID(), deliveredAt: null, mailedTo: [] };
  const file = `${folder.path}/backup.db`;
  await expect(writeBackup(file, [message, message])).rejects.toThrow('Not all of it can be read again');
  expect(readdirSync(folder.path)).toEqual([]);
  writeFileSync(`${file}.part`, 'of somebody');
  await expect(writeBackup(file, [message])).rejects.toThrow('is in the way');
  expect(readFileSync(`${file}.part`, 'utf8')).toBe('of somebody');
});

test('deleted messages that a program which reads the database keeps in its log are not called gone', async () => {
  const data = `${folder.path}/data`;
  const store = startSqliteStore(`${data}/messages.db`);
  const { email } = newMessage('x').message;
  await addMessages(store, 3);
  const reader = new DatabaseSync(`${data}/messages.db`, { readOnly: true });
  reader.exec('BEGIN; SELECT * FROM messages');
  expect(leads(['delete', email], { DATA_DIR: data })).toMatchObject({
    stdout: '',
    stderr: expect.stringMatching(/^That did not work: the messages are deleted, but another program is reading/),
    status: 2,
  });
  reader.close();
  expect(await store.list()).toEqual([]);
  await store.close();
  for (const name of readdirSync(data)) expect(readFileSync(`${data}/${name}`).includes(email), name).toBe(false);
});

describe('a damaged database', () => {
  let path: string;
  let environment: Record<string, string>;

  /** A database of 200 messages with some damaged pages, and its original content. */
  const makeDamaged = async (damage: (file: Buffer) => void) => {
    environment = { DATA_DIR: `${folder.path}/data` };
    path = `${folder.path}/data/messages.db`;
    const store = startSqliteStore(path);
    await addMessages(store, 200);
    const before = await store.list();
    await store.close();
    const file = readFileSync(path);
    damage(file);
    writeFileSync(path, file);
    return { before, file };
  };
  const page = (number: number) => [(number - 1) * 4096, number * 4096] as const;

  test('is named by check and refused by backup and restore, which change nothing', async () => {
    const { file } = await makeDamaged((bytes) => bytes.fill(0xa5, ...page(3)));
    const checked = leads(['check'], environment);
    expect(checked).toMatchObject({ stdout: '', status: 2 });
    expect(checked.stderr).toMatch(
      /^".*messages\.db" is damaged: .*\. "leads salvage" saves what can be read of it\.\n$/,
    );
    const saved = leads(['backup', `${folder.path}/backup.db`], environment);
    expect(saved.status).toBe(2);
    expect(leads(['restore', path], environment)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/ is damaged: .*\. A backup that was made before may be whole\.\n$/),
    });
    expect(readFileSync(path).equals(file)).toBe(true);
  });

  test.each<[string, (file: Buffer) => void, number]>([
    ['without its first page', (file) => file.fill(0xa5, ...page(1)), 0],
    ['without the page that its messages begin with', (file) => file.fill(0, ...page(2)), 20],
    [
      'without every fifth page',
      (file) => {
        for (let number = 5; number * 4096 <= file.length; number += 5) file.fill(0xa5, ...page(number));
      },
      100,
    ],
  ])('%s gives back every undamaged message, and is kept', async (_, damage, most) => {
    const { before, file } = await makeDamaged(damage);
    const { stdout, stderr, status } = leads(['salvage'], environment);
    expect([stderr, status]).toEqual(['', 0]);
    const aside = /The damaged database is "(.*)"\./.exec(stdout)?.[1] ?? '';
    expect(readFileSync(aside).equals(file)).toBe(true);
    const after = readSqlite(path);
    expect(stdout).toContain(`${after.length} messages read, and kept in "${path}" again.`);
    expect(after.length).toBeGreaterThanOrEqual(200 - most);
    const { deliveredAt: _at, ...known } = before[0] as (typeof before)[0];
    expect(Object.keys(after[0] ?? {}).sort()).toEqual([...Object.keys(known), 'deliveredAt'].sort());
    const texts = new Map(before.map((message) => [message.id, message]));
    for (const { deliveredAt, mailedTo, ...message } of after) {
      const { deliveredAt: was, mailedTo: had, problem: _, ...whole } = texts.get(message.id) as (typeof before)[0];
      expect(message).toEqual(whole);
      if (deliveredAt) expect(deliveredAt).toEqual(was);
      if (mailedTo.length > 0) expect(mailedTo).toEqual(had);
    }
    if (most === 0) {
      expect(after.map(({ mailedTo }) => mailedTo)).toEqual(before.map(({ mailedTo }) => mailedTo));
    }
    expect(leads(['check'], environment).status).toBe(0);
  });

  test.skipIf(process.getuid?.() !== 0)('that root salvages or restores keeps the owner of its folder', async () => {
    await makeDamaged((file) => file.fill(0xa5, ...page(1)));
    const server = 65_534;
    for (const name of [folder.path, dirname(path), path]) chownSync(name, server, server);
    expect(leads(['salvage'], environment).status).toBe(0);
    expect(statSync(path)).toMatchObject({ uid: server, gid: server, mode: 0o100600 });
    renameSync(dirname(path), `${folder.path}/before`);
    expect(leads(['restore', `${folder.path}/before/messages.db`], environment).status).toBe(0);
    for (const name of [dirname(path), path]) expect(statSync(name)).toMatchObject({ uid: server, gid: server });
  });

  test('is salvaged next to a running server, which goes on with the new one', async () => {
    const site = makeSite();
    await makeDamaged((file) => file.fill(0xa5, ...page(1)));
    const server = await startServerProcess(site.folder, { ...environment, LOG_LEVEL: 'silent' });
    expect((await postJson(server.url, validMessage('refused'))).status).toBe(503);
    expect(leads(['salvage'], environment).status).toBe(0);
    expect((await postJson(server.url, validMessage('accepted'))).status).toBe(201);
    await server.end('SIGTERM');
    expect(readSqlite(path)).toHaveLength(201);
    site.remove();
  });

  test.skipIf(!hasProgram('strace'))('is salvaged by the next run, wherever the first is killed', async () => {
    await makeDamaged(() => {});
    const store = startSqliteStore(path);
    for (let index = 0; index < 10; index++) await store.add(newMessage(`late ${index}`));
    const [file, log] = [readFileSync(path).fill(0xa5), readFileSync(`${path}-wal`)];
    await store.close();
    const makeCopy = (name: string) => {
      const data = `${folder.path}/${name}`;
      mkdirSync(data);
      writeFileSync(`${data}/messages.db`, file);
      writeFileSync(`${data}/messages.db-wal`, log);
      return data;
    };
    const intended = makeCopy('not killed');
    const watch = ['-f', '--seccomp-bpf', '-y', '-o', `${folder.path}/calls`, '-e', 'trace=fsync,rename'];
    const watched = { cwd: intended, env: { PATH: process.env.PATH, DATA_DIR: intended } };
    expect(spawnSync('strace', [...watch, process.execPath, main, 'leads', 'salvage'], watched).status).toBe(0);
    const traced = readFileSync(`${folder.path}/calls`, 'utf8').matchAll(/(fsync|rename)\(.*["<](.*)[">]\) = 0/g);
    const calls = [...traced].flatMap(([, name, at = '']) =>
      at.startsWith(intended) ? `${name} ${basename(at)}` : [],
    );
    // A power cut leaves nothing of a file and of a name that are not on disk.
    expect(calls.slice(-5)).toEqual([
      'fsync messages.db.salvaged.part',
      'rename messages.db.salvaged',
      'fsync not killed',
      'rename messages.db',
      'fsync not killed',
    ]);
    const expected = readSqlite(`${intended}/messages.db`);
    expect(expected.filter(({ message }) => message.message.includes('late'))).toHaveLength(10);
    for (const [call, ending] of [
      ['unlink', '.salvaged.part-journal'],
      ['rename', '.salvaged.part'],
      ['link', ''],
      ['link', '-wal'],
      ['unlink', '-wal'],
      ['unlink', '-shm'],
      ['rename', '.salvaged'],
    ] as const) {
      const data = makeCopy(`killed at ${call} of messages.db${ending}`);
      const killed = `${data}/messages.db`;
      const kill = ['-f', '-o', '/dev/null', '-P', killed + ending, '-e', `trace=${call}`];
      kill.push('-e', `inject=${call}:signal=SIGKILL`, process.execPath, main, 'leads', 'salvage');
      const env = { PATH: process.env.PATH, DATA_DIR: data };
      expect(spawnSync('strace', kill, { cwd: folder.path, env }).signal, data).toBe('SIGKILL');
      const between = startSqliteStore(killed);
      await expect(between.add(newMessage('between')), data).rejects.toThrow(StoreUnavailable);
      await between.close();
      expect(leads(['salvage'], { DATA_DIR: data }), data).toMatchObject({ stderr: '', status: 0 });
      expect(readSqlite(killed), data).toEqual(expected);
      const names = readdirSync(data).map((name) => name.replace(/damaged-[^Z]*Z/, 'damaged'));
      expect(names.sort(), data).toEqual(['messages.db', 'messages.db.damaged', 'messages.db.damaged-wal']);
    }
  });

  test.each<[string, (file: Buffer) => Buffer]>([
    ['overwritten', (file) => file.fill(0xa5)],
    ['empty', () => Buffer.alloc(0)],
  ])('that is %s gives back the last writes, which are still in the log', async (_, damage) => {
    await makeDamaged(() => {});
    const store = startSqliteStore(path);
    const ids: string[] = [];
    for (let index = 0; index < 10; index++) ids.push(await store.add(newMessage(`late ${index}`)));
    // After a checkpoint, the log begins anew, over the first of these writes. The others are still there.
    const second = new DatabaseSync(path);
    second.exec('PRAGMA wal_checkpoint');
    second.close();
    await store.postpone(ids[9] as string, received, 0, 'EENVELOPE 450', ['first@dealer.example']);
    const log = readFileSync(`${path}-wal`);
    const file = readFileSync(path);
    await store.close();
    writeFileSync(path, damage(file));
    writeFileSync(`${path}-wal`, log);
    expect(leads(['check'], environment).status).toBe(2);
    expect(leads(['salvage'], environment).status).toBe(0);
    const late = readSqlite(path).filter(({ message }) => message.message.includes('late'));
    expect(late.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(2)));
    expect(late.flatMap(({ mailedTo }) => mailedTo)).toEqual(['first@dealer.example']);
  });

  test('is replaced by a backup once all its files are moved away', async () => {
    const { before } = await makeDamaged(() => {});
    const backup = `${folder.path}/backup.db`;
    expect(leads(['backup', backup], environment).status).toBe(0);
    const store = startSqliteStore(path);
    await store.add(newMessage('late'));
    copyFileSync(`${path}-wal`, `${folder.path}/log`);
    await store.close();
    copyFileSync(`${folder.path}/log`, `${path}-wal`);
    rmSync(path);
    expect(leads(['restore', backup], environment)).toMatchObject({ status: 2, stdout: '' });
    rmSync(`${path}-wal`);
    expect(leads(['restore', backup], environment).status).toBe(0);
    expect(readSqlite(path)).toEqual(before);
  });

  test('that is missing while the salvaged one waits takes no message, and salvage puts that in its place', async () => {
    await makeDamaged(() => {});
    renameSync(path, `${path}.salvaged`);
    const store = startSqliteStore(path);
    await expect(store.check()).rejects.toMatchObject({ cause: { message: expect.stringContaining('Run it again') } });
    expect(existsSync(path)).toBe(false);
    expect(leads(['salvage'], environment).status).toBe(0);
    await store.check();
    await store.close();
    expect(readSqlite(path)).toHaveLength(200);
  });

  test('that is intact or missing is left alone by salvage', async () => {
    const { file } = await makeDamaged(() => {});
    expect(leads(['salvage'], environment)).toMatchObject({
      status: 2,
      stderr: `"${path}" is sound. There is nothing to salvage.\n`,
    });
    expect(readFileSync(path).equals(file)).toBe(true);
    expect(leads(['salvage'], { DATA_DIR: `${folder.path}/none` }).status).toBe(2);
    const { stderr, status } = leads(['salvage'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('DATABASE_URL names a Postgres database')]);
  });
});
