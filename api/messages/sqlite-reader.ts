import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/**
 * Opens the database at `path` read-only, which works on a full or read-only disk too. Undefined if there is no file.
 * @throws SQLite's error if it is damaged
 */
export function openSqliteReader(path: string): DatabaseSync | undefined {
  const size = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  const hasLog = size(`${path}-wal`) > 0;
  if (size(path) === 0) {
    // If we opened it, SQLite would delete the log.
    if (hasLog) throw new Error('it is gone or empty, and the log of its writes is not');
    return undefined;
  }
  try {
    return open(path);
  } catch (error) {
    // SQLite creates files next to a database even to read it. Where it cannot, we read without them, which is safe if nobody has it open.
    if (hasLog) throw error;
    return open(new URL(`${pathToFileURL(path)}?immutable=1`));
  }
}

function open(path: string | URL): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
