import { readFile } from 'node:fs/promises';
import { replaceFile } from '../files/replace-file.ts';
import { cacheFile } from '../memory/cache.ts';

/** Hash of each file that has been read before, by its path. */
type Known = Record<string, { identity: string; hash: string }>;

/** A file that was changed as lately as this could be changed again without its time telling. */
const unsettled = 2000;

/** The hashes of files from earlier runs, so that a file that has not changed since is not read again. */
export interface KnownHashes {
  /** The hash of a file whose size, time and number on the disk are those that it had. */
  get(path: string, stats: FileStats): string | undefined;
  set(path: string, stats: FileStats, hash: string): void;
  /** Writes down what was added. */
  save(): Promise<void>;
}

export interface FileStats {
  ino: number;
  size: number;
  mtimeMs: number;
}

/** @param name of the file in the cache that holds them */
export async function loadKnownHashes(name: string): Promise<KnownHashes> {
  const path = cacheFile(name);
  const known = await read(path);
  let added: Known = {};
  return {
    get: (file, stats) => (known[file]?.identity === identityOf(stats) ? known[file].hash : undefined),
    set(file, stats, hash) {
      if (Date.now() - stats.mtimeMs > unsettled) added[file] = { identity: identityOf(stats), hash };
    },
    async save() {
      if (Object.keys(added).length === 0) return;
      // Another run may have written meanwhile. What it knew of other files is kept, and nothing is lost that cannot be read again.
      await replaceFile(path, JSON.stringify({ ...(await read(path)), ...added }));
      added = {};
    },
  };
}

async function read(path: string): Promise<Known> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Known;
  } catch {
    return {};
  }
}

function identityOf({ ino, size, mtimeMs }: FileStats): string {
  return `${ino}:${size}:${mtimeMs}`;
}
