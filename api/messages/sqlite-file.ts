import {
  chownSync,
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './sqlite-migrations.ts';

/** An open database file that only its owner can read. */
export interface SqliteFile {
  database: DatabaseSync;
  /** The inode right before we opened the file. If the path has another inode now, somebody replaced the file. */
  inode: number;
}

/** Milliseconds to wait for a lock that another process holds. */
const patience = 1000;

/**
 * Opens the database at `path` in durable mode. Creates the file and its folder if they are missing.
 * @throws the file system's or SQLite's error if the file is damaged or we cannot write to it
 */
export function openSqliteFile(path: string): SqliteFile {
  const isNew = !existsSync(path);
  const made = mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'a', 0o600);
  fchmodSync(file, 0o600);
  const inode = fstatSync(file).ino;
  closeSync(file);
  if (isNew) giveToOwner(resolve(path), resolve(dirname(made ?? path)));
  // SQLite does the same for the names in the folder.
  if (made !== undefined) syncFolder(dirname(made));

  const database = new DatabaseSync(path, { timeout: patience });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    migrate(database);
    return { database, inode };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Makes a new file name survive a power cut. Syncing only the file does not do that. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Gives a new file, and the new folders around it, to the owner of the folder that was there before. Otherwise nothing that root salvages or
 * restores could be opened by a server that runs as another user.
 */
function giveToOwner(path: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (let name = path; name !== folder; name = dirname(name)) chownSync(name, uid, gid);
}
