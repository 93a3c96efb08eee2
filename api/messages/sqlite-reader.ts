import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/**
 * The database at `path` for reading alone, which needs nothing to be written: neither a disk with space nor one that can be
 * written to. Undefined where there is no file.
 * @throws the error of SQLite if it is damaged
 */
export function openSqliteReader(path: string): DatabaseSync | undefined {
  const size = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  const hasLog = size(`${path}-wal`) > 0;
  if (size(path) === 0) {
    // SQLite would drop the log.
    if (hasLog) throw new Error('it is gone or empty, and the log of its writes is not');
    return undefined;
  }
  try {
    return open(path);
  } catch (error) {
    // SQLite makes files beside a database that it reads. Where it cannot, a database that nobody has open is read without.
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
