import { existsSync, linkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeBackup } from './backup.ts';
import { salvageMessages } from './salvage.ts';
import { salvagedPath } from './sqlite-connection.ts';
import { syncFolder } from './sqlite-file.ts';

interface Salvaged {
  messages: number;
  /** Path under which we keep the damaged file. */
  aside: string;
}

/**
 * Copies what is still readable from the damaged database at `path` into a new one in its place, and keeps the damaged files under other
 * names. If somebody kills this at any moment, the next run finishes it, and a server takes no message until then.
 * @throws Error if another process is writing to it
 */
export async function replaceDamaged(path: string, now: Date): Promise<Salvaged> {
  const fresh = salvagedPath(path);
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${fresh}.part${ending}`, { force: true });
  // An earlier version moved the damaged database away first.
  if (!existsSync(path)) renameSync(fresh, path);
  const aside = resumeAside(path) ?? `${path}.damaged-${now.toISOString().replaceAll(':', '-')}`;
  const unlock = lock(path);
  try {
    const messages = salvageMessages(path);
    await writeBackup(fresh, messages);
    for (const ending of ['', '-wal'])
      if (existsSync(path + ending) && !existsSync(aside + ending)) linkSync(path + ending, aside + ending);
    // The log belongs to the damaged database. It would damage the new one.
    for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true });
    renameSync(fresh, path);
    syncFolder(dirname(path));
    return { messages: messages.length, aside };
  } finally {
    unlock();
  }
}

/** The name under which an earlier run, which was killed, has already kept the database. Gives the database its log back. */
function resumeAside(path: string): string | undefined {
  const inodeOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.ino;
  const names = readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.damaged-`));
  const aside = names.map((name) => join(dirname(path), name)).find((name) => inodeOf(name) === inodeOf(path));
  if (aside === undefined || !existsSync(`${aside}-wal`)) return aside;
  rmSync(`${path}-wal`, { force: true });
  linkSync(`${aside}-wal`, `${path}-wal`);
  return aside;
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
