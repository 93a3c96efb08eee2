import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeBackup } from './backup.ts';
import { salvageMessages } from './salvage.ts';
import { syncFolder } from './sqlite-file.ts';

interface Salvaged {
  messages: number;
  /** Path that we moved the damaged file to. */
  aside: string;
}

/**
 * Copies what is still readable from the damaged database at `path` into a new one in its place. Moves the damaged files aside.
 * @throws Error if another process is writing to it
 */
export async function replaceDamaged(path: string, now: Date): Promise<Salvaged> {
  const aside = `${path}.damaged-${now.toISOString().replaceAll(':', '-')}`;
  const unlock = lock(path);
  try {
    const messages = salvageMessages(path);
    const fresh = `${path}.salvaged`;
    await writeBackup(fresh, messages);
    for (const ending of ['-wal', '-shm', '']) if (existsSync(path + ending)) renameSync(path + ending, aside + ending);
    renameSync(fresh, path);
    syncFolder(dirname(path));
    return { messages: messages.length, aside };
  } finally {
    unlock();
  }
}

/** Keeps other processes from writing, if the database is intact enough for anybody to write to it. */
function lock(path: string): () => void {
  // Nobody writes to an empty file, and opening it would make SQLite delete the log next to it.
  if (statSync(path).size === 0) return () => {};
  const database = new DatabaseSync(path, { timeout: 2000 });
  try {
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== 5) return () => database.close();
    database.close();
    throw new Error('Another process is writing to it; stop the server first');
  }
  return () => database.close();
}
