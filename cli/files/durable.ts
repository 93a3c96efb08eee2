import { execFile } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pMap from 'p-map';

/** How many files we sync at once, since a process may only have so many open. */
const concurrency = 32;

/** Above this many files, syncing the whole file system is faster than syncing each file. */
const many = 1000;

/**
 * Waits until everything in a folder is on disk.
 * @param count about how many files it has
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

/** Waits until the file names in a folder are on disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and does not need to.
  if (process.platform !== 'win32') await sync(path);
}

/** Waits until a file is on disk. */
async function sync(path: string): Promise<void> {
  await using file = await open(path, 'r');
  await file.sync();
}
