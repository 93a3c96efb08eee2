import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

const folder = join(packageRoot, 'node_modules/.cache/cartwright');

/** How many entries of a kind are kept; going back and forth between branches should not build anew each time. */
const kept = 6;

/**
 * Path of a cache entry, made when it is not there. An entry stands whole under its name or not at all, so that two processes at once
 * or a killed one do no harm.
 * @param kind what entries are told apart from others by, such as `bundle`
 * @param hash changes with everything that the entry is made from
 * @param make writes the entry at the path that it is given
 */
export async function cached(kind: string, hash: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(folder, `${kind}-${hash}`);
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  const aside = `${path}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  try {
    await make(aside);
    await rename(aside, path).catch(() => rm(aside, { recursive: true, force: true }));
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  await prune(kind);
  return path;
}

/** Removes the oldest entries of a kind. */
async function prune(kind: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${kind}-`));
  const dated = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), time: await timeOf(join(folder, name)) })),
  );
  const old = dated.sort((a, b) => b.time - a.time).slice(kept);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

async function timeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
