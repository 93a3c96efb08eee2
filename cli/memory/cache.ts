import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { filesBelow } from '../files/folders.ts';
import { packageRoot } from '../files/package-root.ts';
import { onDisk } from '../usage-error.ts';

/** A finished file in the cache. `hash` changes with its content. */
export interface StoredFile {
  path: string;
  hash: string;
}

/** The cache folder. Machines that throw away their checkout, such as CI, can set another one. */
const folder = process.env.CARTWRIGHT_CACHE || join(packageRoot, 'node_modules/.cache/cartwright');

/** Days that we keep an unused entry, so that switching between branches does not rebuild anything. */
const keptDays = 14;

const day = 24 * 60 * 60 * 1000;

/** Lists the files of an entry with their checksums: in an entry that is a folder, or else next to it. */
const listOf = (path: string, isFolder: boolean) => (isFolder ? join(path, 'files.json') : `${path}.json`);

/** True once this process has made an entry. */
let hasGrown = false;

/**
 * Returns the path of a cache entry, and makes the entry if it is missing or has lost files. We rename a finished entry into place, so
 * concurrent or killed processes do no harm, and the checksums show what a power cut has lost. The check is synchronous, so that a missing
 * entry is already in progress when the caller moves on to other work.
 * @param kind what the entry is, such as `bundle`
 * @param hash changes with everything that the entry depends on
 * @param make writes the entry to the path that it gets
 */
export async function cached(kind: string, hash: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(folder, `${kind}-${hash}`);
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  const making = onDisk('cache', folder, 'CARTWRIGHT_CACHE', async () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    const list = listOf(path, stats?.isDirectory() ?? false);
    if (stats && isWhole(path, list)) {
      if (Date.now() - stats.mtimeMs > day) touch([path, list]);
      return;
    }
    hasGrown = true;
    rmSync(path, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await make(aside);
    const isFolder = statSync(aside).isDirectory();
    const sums = (isFolder ? filesBelow(aside) : ['']).map((name) => [name, sumOf(aside, name)]);
    writeFileSync(listOf(isFolder ? aside : path, isFolder), JSON.stringify(sums));
    // Another process may have made it meanwhile.
    await rename(aside, path).catch((error) => {
      if (!existsSync(path)) throw error;
    });
  });
  await making.finally(() => rm(aside, { recursive: true, force: true }).catch(() => {}));
  return path;
}

/** True if there is an entry, whole or not. */
export function isCached(kind: string, hash: string): boolean {
  return existsSync(join(folder, `${kind}-${hash}`));
}

/** Marks files as used now. If they belong to another user, they count as old, which costs nothing but time. */
function touch(paths: readonly string[]): void {
  try {
    for (const path of paths) utimesSync(path, new Date(), new Date());
  } catch {}
}

/** False if a file system that was not unmounted has emptied a file, or if a disk or a copy has lost or damaged one. */
function isWhole(path: string, list: string): boolean {
  try {
    const sums = JSON.parse(readFileSync(list, 'utf8')) as [name: string, sum: number][];
    return sums.every(([name, sum]) => sumOf(path, name) === sum);
  } catch {
    return false;
  }
}

const sumOf = (folder: string, name: string) => crc32(readFileSync(join(folder, name)));

/** Removes old unused entries, if this process has made new ones. Call it once all that a run needs has been asked for. */
export async function pruneCache(): Promise<void> {
  const names = hasGrown ? await readdir(folder) : [];
  const entries = names
    .filter((name) => /^(bundle|fonts|card|rendition)-/.test(name))
    .map((name) => join(folder, name));
  const times = entries.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  // The clock of the disk may differ from ours.
  const newest = Math.max(...times);
  // Entries of another user stay.
  for (const [at, path] of entries.entries())
    if (newest - times[at]! > keptDays * day) await rm(path, { recursive: true, force: true }).catch(() => {});
}

/** The path of a cache file without a hash, whose owner replaces it as a whole. */
export function cacheFile(name: string): string {
  return join(folder, name);
}
