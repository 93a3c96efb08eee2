import { closeSync, fchmodSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './sqlite-migrations.ts';

/** An open database file, readable by its owner alone. */
export interface SqliteFile {
  database: DatabaseSync;
  /** Of the file when it was opened; another at its path means that it was replaced. */
  inode: number;
}

/** How long a lock that another process holds is waited for, in milliseconds. */
const patience = 1000;

/**
 * Opens the database at `path`, creating it and its folder where they are missing, in its durable mode.
 * @throws the error of the file system or of SQLite if it cannot be written or is damaged
 */
export function openSqliteFile(path: string): SqliteFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'a', 0o600);
  fchmodSync(file, 0o600);
  closeSync(file);
  syncFolder(dirname(path));

  const database = new DatabaseSync(path, { timeout: patience });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    migrate(database);
    return { database, inode: statSync(path).ino };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Makes a new name in the folder last through a power cut, which synchronising the file alone does not. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
