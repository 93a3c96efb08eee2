import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';

/** A database file that is opened when it is needed, and again when another was put in its place. */
interface SqliteConnection {
  /**
   * The database, opened if it is not, its pages checked now and then.
   * @throws an error that says why no message may be written to it now
   */
  open(): DatabaseSync;
  close(): void;
}

/** Checking the pages takes at most this share of the time. */
const checkShare = 0.02;

/** A connection to the database at `path`, which is made where there has never been any. */
export function connectSqlite(path: string): SqliteConnection {
  let file: SqliteFile | undefined;
  let isClosed = false;
  let nextCheck = 0;

  const reopen = (): SqliteFile => {
    // Before the file itself, which another process may just be making: it has something to write down before its log has.
    const hasLog = (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
    const stats = statSync(path, { throwIfNoEntry: false });
    const isEmpty = !stats?.size;
    if (file && stats?.ino === file.inode && !isEmpty) return file;
    // What is written to a file without a name is lost with the process, and a new one would hide that it is gone. A log of writes
    // that was left behind belongs to the old file: it would spoil another in its place, and SQLite drops it beside an empty one.
    if (file ? isEmpty || hasLog : isEmpty && hasLog) throw new Error('The database file was moved away or emptied');
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
 * Reads every page as it is on disk: a connection that has been open for a while would answer from its memory.
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
