import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeBackup } from './backup.ts';
import { salvageMessages } from './salvage.ts';
import { syncFolder } from './sqlite-file.ts';

/** What became of a damaged database. */
interface Salvaged {
  messages: number;
  /** Where the damaged file is kept. */
  aside: string;
}

/**
 * Reads what can be read of the damaged database at `path` into a new one in its place, and keeps the damaged one beside it with the log of its writes.
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

/** Keeps others from writing, where the damage lets anybody write at all. */
function lock(path: string): () => void {
  // Nobody writes to an empty file, and SQLite would drop the log beside it.
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
