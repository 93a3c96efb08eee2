import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { readSqlite } from '../../api/messages/read-messages.ts';
import { startSqliteStore } from '../../api/messages/sqlite-thread.ts';
import { temporaryFolder } from './support/folder.ts';
import { connectTo } from './support/postgres.ts';
import { newMessage, storeKinds } from './support/stores.ts';

describe.each(storeKinds)('a column that a migration of %s forgot', async (_, makeKind) => {
  const kind = await makeKind();
  afterAll(() => kind.remove());

  test('keeps the store from being reported as taking messages', async () => {
    const store = await kind.open();
    await store.check();
    const { DATABASE_URL: url, DATA_DIR: folder } = kind.environment();
    const drop = 'ALTER TABLE messages DROP COLUMN phone';
    if (url) {
      const client = await connectTo(url);
      await client.query(drop);
      await client.end();
    } else {
      const database = new DatabaseSync(`${folder}/messages.db`);
      database.exec(drop);
      database.close();
    }
    await expect(store.check()).rejects.toThrow();
    await store.close();
  });
});

test('a backup of before a field came is restored, with nothing in the field', async () => {
  using folder = temporaryFolder();
  const [backup, path] = [`${folder.path}/backup.db`, `${folder.path}/messages.db`];
  const before = startSqliteStore(backup);
  const id = await before.add(newMessage(1));
  await before.close();
  const database = new DatabaseSync(backup);
  database.exec('ALTER TABLE messages DROP COLUMN phone');
  database.close();
  const store = startSqliteStore(path);
  expect(await store.addAll(readSqlite(backup))).toBe(1);
  expect(await store.list()).toMatchObject([{ id, message: { ...newMessage(1).message, phone: '' } }]);
  await store.close();
});

test('salvage reads messages of before a field came, and those with it', async () => {
  using folder = temporaryFolder();
  const path = `${folder.path}/messages.db`;
  const store = startSqliteStore(path);
  const id = await store.add(newMessage(1));
  await store.close();
  const later = randomUUID();
  const database = new DatabaseSync(path);
  database.exec(`ALTER TABLE messages ADD COLUMN town TEXT NOT NULL DEFAULT '';
    INSERT INTO messages SELECT '${later}', received_at, first_name, last_name, email, phone, interest, message,
      is_suspect, 'later', 'Edison' FROM messages`);
  database.close();
  // In a process of its own, since other test files share these modules.
  const messages = new URL('../../api/messages/', import.meta.url);
  const script = `import { inputColumns } from '${messages}rows.ts';
    Object.assign(inputColumns, { town: 'town' });
    const { salvageMessages } = await import('${messages}salvage.ts');
    console.log(JSON.stringify(salvageMessages('${path}').map(({ id, message }) => [id, message.town])));`;
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(new Map(JSON.parse(found))).toEqual(
    new Map([
      [id, ''],
      [later, 'Edison'],
    ]),
  );
});
