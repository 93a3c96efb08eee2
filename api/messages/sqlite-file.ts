import { closeSync, fchmodSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './sqlite-migrations.ts';

/** An open database file, readable by its owner alone. */
export interface SqliteFile {
  database: DatabaseSync;
  /** Whether the file still stands at its path; where it does not, what is written is lost at the end of the process. */
  isInPlace(): boolean;
}

/** Opens the database at `path`, creating it and its folder where they are missing, in its durable mode. */
export function openSqliteFile(path: string): SqliteFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'a', 0o600);
  fchmodSync(file, 0o600);
  closeSync(file);
  syncFolder(dirname(path));

  const database = new DatabaseSync(path, { timeout: 2000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  migrate(database);
  const { ino } = statSync(path);
  return { database, isInPlace: () => statSync(path, { throwIfNoEntry: false })?.ino === ino };
}

/** Makes a new name in the folder last through a power cut, which synchronising the file alone does not. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
