import { randomUUID } from 'node:crypto';
import { mkdirSync, statSync, utimesSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';

/** What is kept from run to run; a machine that throws its checkout away can keep it elsewhere. */
const folder = process.env.CARTWRIGHT_CACHE ?? join(packageRoot, 'node_modules/.cache/cartwright');

/** How many entries of a kind are kept; going back and forth between branches should not build anew each time. */
const kept = 6;

const day = 24 * 60 * 60 * 1000;

/**
 * Path of a cache entry, made when it is not there. An entry stands whole under its name or not at all, so that two processes at once
 * or a killed one do no harm. The last few entries of a kind are kept.
 * @param kind what the entry is, such as `bundle`
 * @param hash changes with everything that the entry is made from
 * @param make writes the entry at the path that it is given
 */
export async function cached(kind: string, hash: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = entryPath(kind, hash);
  if ((await timeOf(path)) === 0) {
    await keep(kind, hash, make);
    await pruneOldest(kind, kept);
  }
  return path;
}

/**
 * As `cached`, for a kind of which a site needs many: every entry is kept for as long as it is used; see `pruneUnused`. It is looked for
 * without waiting, so that one that is missing has been begun when the caller goes on to other work.
 */
export async function cachedWhileUsed(
  kind: string,
  hash: string,
  make: (path: string) => Promise<void>,
): Promise<string> {
  return keptPath(kind, hash) ?? (await keep(kind, hash, make));
}

/** Path of an entry that is there; undefined otherwise. Looks without waiting. */
function keptPath(kind: string, hash: string): string | undefined {
  const path = entryPath(kind, hash);
  const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (time === undefined) return undefined;
  if (Date.now() - time > day) utimesSync(path, new Date(), new Date());
  return path;
}

/** Makes an entry, whether or not there is one, and gives its path. */
async function keep(kind: string, hash: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = entryPath(kind, hash);
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  // Without waiting, so that what is begun here goes on while the caller does other work.
  mkdirSync(folder, { recursive: true });
  try {
    await make(aside);
    await rename(aside, path).catch(() => rm(aside, { recursive: true, force: true }));
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  return path;
}

/** Removes all entries of a kind but the newest `kept`. */
async function pruneOldest(kind: string, kept: number): Promise<void> {
  await prune(kind, (entries) => entries.sort((a, b) => b.time - a.time).slice(kept));
}

/** Removes the entries of a kind that have not been used for so many days. */
export async function pruneUnused(kind: string, days: number): Promise<void> {
  await prune(kind, (entries) => entries.filter(({ time }) => Date.now() - time > days * day));
}

/** Path of a file of the cache that stands for itself and is replaced whole. */
export function cacheFile(name: string): string {
  return join(folder, name);
}

function entryPath(kind: string, hash: string): string {
  return join(folder, `${kind}-${hash}`);
}

interface Entry {
  path: string;
  time: number;
}

async function prune(kind: string, choose: (entries: Entry[]) => Entry[]): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${kind}-`));
  const entries = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), time: await timeOf(join(folder, name)) })),
  );
  await Promise.all(choose(entries).map(({ path }) => rm(path, { recursive: true, force: true })));
}

/** When an entry was made or last used, in milliseconds since 1970; 0 for one that is not there. */
async function timeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
