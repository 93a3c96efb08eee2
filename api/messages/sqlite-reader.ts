import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** The file is intact, but none of ours. */
export class ForeignFile extends Error {}

/**
 * Opens the database at `path` read-only, which works on a full or read-only disk too. Undefined if there is no file.
 * @throws SQLite's error if it is damaged, `ForeignFile` if it is empty or a database of something else
 */
export function openSqliteReader(path: string): DatabaseSync | undefined {
  const size = (name: string) => statSync(name, { throwIfNoEntry: false })?.size;
  const hasLog = (size(`${path}-wal`) ?? 0) > 0;
  // If we opened an empty file, SQLite would delete the log.
  if (!size(path) && hasLog) throw new Error('it is gone or empty, and the log of its writes is not');
  if (size(path) === 0) throw new ForeignFile(`"${path}" is empty`);
  if (size(path) === undefined) return undefined;
  try {
    return open(path);
  } catch (error) {
    // SQLite creates files next to a database even to read it. Where it cannot, we read without them, which is safe if nobody has it open.
    if (hasLog || error instanceof ForeignFile) throw error;
    return open(new URL(`${pathToFileURL(path)}?immutable=1`));
  }
}

function open(path: string | URL): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    const outbox = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'outbox'`).get();
    if (!outbox) throw new ForeignFile(`"${database.location()}" has no messages of the contact form`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
