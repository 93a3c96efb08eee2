import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from '../usage-error.ts';

export const lockName = '.cartwright-lock';

/**
 * Keeps other builds out of a folder, and waits ten seconds for a build that is in it. SQLite asks the system for the lock, so it ends with
 * this process, even if somebody kills that. On a disk without locks, we go on without one.
 * @returns a function that lets the next build in
 * @throws UsageError if another build does not end in time
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, lockName);
  // SQLite does not say why it cannot write a file.
  await writeFile(path, '', { flag: 'a' });
  const file = new DatabaseSync(path, { timeout: 10_000 });
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) {
      file.close();
      throw new UsageError(`Another build is writing to "${folder}". Build again when it has ended.`);
    }
  }
  return () => file.close();
}
