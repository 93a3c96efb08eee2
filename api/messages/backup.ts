import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readSqlite } from './read-messages.ts';
import { openSqliteStore } from './sqlite.ts';
import { syncFolder } from './sqlite-file.ts';
import type { StoredMessage } from './store.ts';

/**
 * Writes messages into a new SQLite database at `path`, whichever store they come from. We write to a temporary name, and rename the file
 * once all of it is on disk and we have read it back.
 * @throws Error if we could not write all of it
 */
export async function writeBackup(path: string, messages: StoredMessage[]): Promise<void> {
  const part = `${path}.part`;
  if (existsSync(part)) throw new Error(`"${part}" is in the way`);
  try {
    const store = openSqliteStore(part);
    await store.addAll(messages);
    await store.close();
    mergeLog(part);
    if (readSqlite(part).length !== messages.length) throw new Error('Not all of it can be read again');
    renameSync(part, path);
    syncFolder(dirname(path));
  } catch (error) {
    for (const ending of ['', '-wal', '-shm']) rmSync(part + ending, { force: true });
    throw error;
  }
}

/** Folds the write-ahead log into the database, so that the file can be copied and read by itself. SQLite waits until it is on disk. */
function mergeLog(path: string): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = DELETE');
  database.close();
}
