import { execFile } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pMap from 'p-map';

/** How many files are in work at a time: a process may have only so many open. */
const concurrency = 32;

/** From so many files on, asking the whole disk takes less than asking for each. */
const many = 1000;

/**
 * Waits until the disk has all that is in a folder.
 * @param count about how many files that is
 */
export async function syncAll(folder: string, count: number): Promise<void> {
  const synced = count > many && (await promisify(execFile)('sync', ['-f', folder]).catch(() => false));
  if (synced) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const [files, folders] = [entries.filter((entry) => entry.isFile()), entries.filter((entry) => entry.isDirectory())];
  await pMap(files, ({ parentPath, name }) => sync(join(parentPath, name)), { concurrency });
  for (const { parentPath, name } of folders) await syncFolder(join(parentPath, name));
  await syncFolder(folder);
}

/** Waits until the disk has the names in a folder. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and keeps their names by itself.
  if (process.platform !== 'win32') await sync(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
