import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';

/** A SQLite file that we open on demand, and reopen when somebody has replaced it. */
interface SqliteConnection {
  /**
   * Opens the database if needed, and checks its pages from time to time.
   * @throws an error that says why we cannot write a message right now
   */
  open(): DatabaseSync;
  close(): void;
}

/** Where "leads salvage" makes the new database for `path`. It moves it to `path` in the end. */
export function salvagedPath(path: string): string {
  return `${path}.salvaged`;
}

/** The largest share of time that page checks may take. */
const checkShare = 0.02;

/** A connection to the database at `path`. Creates the file if it never existed. */
export function connectSqlite(path: string): SqliteConnection {
  let file: SqliteFile | undefined;
  let isClosed = false;
  let nextCheck = 0;

  const reopen = (): SqliteFile => {
    // Look at the log before the file: another process may be creating both right now, and it writes to the file first.
    const hasLog = (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
    const stats = statSync(path, { throwIfNoEntry: false });
    const isEmpty = !stats?.size;
    if (file && stats?.ino === file.inode && !isEmpty) return file;
    // If the file was deleted, writes to the open handle would be lost, and creating a new file would hide the loss. A leftover log belongs
    // to the old file: it would corrupt a new file in its place, and SQLite deletes it if the file is empty.
    if (file ? isEmpty || hasLog : isEmpty && hasLog) throw new Error('The database file was moved away or emptied');
    // The messages may be in the new database, and the one at `path` without its log.
    if (existsSync(salvagedPath(path))) throw new Error('"leads salvage" was not finished. Run it again');
    file?.database.close();
    file = undefined;
    file = openSqliteFile(path);
    nextCheck = 0;
    return file;
  };

  return {
    open() {
      if (isClosed) throw new Error('The database is closed');
      const { database } = reopen();
      const start = performance.now();
      if (start >= nextCheck) {
        checkPages(path);
        const end = performance.now();
        nextCheck = end + (end - start) / checkShare;
      }
      return database;
    },
    close() {
      isClosed = true;
      file?.database.close();
    },
  };
}

/**
 * Reads every page from disk through a new connection, since an open one would answer from its cache.
 * @throws Error if a page is damaged
 */
function checkPages(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const { quick_check: result } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (result !== 'ok') throw new Error(`The database is damaged: ${result}`);
  } finally {
    database.close();
  }
}
