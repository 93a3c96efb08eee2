import { randomUUID } from 'node:crypto';
import { mkdirSync, statSync, utimesSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';
import { onDisk } from '../usage-error.ts';

/** What is kept from run to run; a machine that throws its checkout away can keep it elsewhere. */
const folder = process.env.CARTWRIGHT_CACHE || join(packageRoot, 'node_modules/.cache/cartwright');

/** How long an entry is kept after it was last used, in days: going back and forth between branches should not make anything anew. */
const keptDays = 14;

const day = 24 * 60 * 60 * 1000;

/**
 * Path of a cache entry, made when it is not there. An entry stands whole under its name or not at all, so that two processes at once
 * or a killed one do no harm. It is looked for without waiting, so that one that is missing has been begun when the caller goes on to
 * other work.
 * @param kind what the entry is, such as `bundle`
 * @param hash changes with everything that the entry is made from
 * @param make writes the entry at the path that it is given
 */
export async function cached(kind: string, hash: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(folder, `${kind}-${hash}`);
  const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (time !== undefined) {
    if (Date.now() - time > day) utimesSync(path, new Date(), new Date());
    return path;
  }
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  const making = onDisk('cache', folder, 'CARTWRIGHT_CACHE', async () => {
    mkdirSync(folder, { recursive: true });
    await make(aside);
    await rename(aside, path).catch(() => {});
  });
  await making.finally(() => rm(aside, { recursive: true, force: true }));
  return path;
}

/** Removes entries that have not been used for a long time. It looks at each: once is enough for a run that has made some. */
export async function pruneCache(...kinds: string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => kinds.some((kind) => name.startsWith(`${kind}-`)))) {
    const path = join(folder, name);
    const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;
    if (Date.now() - time > keptDays * day) await rm(path, { recursive: true, force: true });
  }
}

/** Path of a file of the cache that stands for itself and is replaced whole. */
export function cacheFile(name: string): string {
  return join(folder, name);
}
