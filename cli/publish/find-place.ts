import { lstat, readdir, readlink, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { folderPlace } from './folder-place.ts';
import { isVersionOf, linkPlace } from './link-place.ts';
import type { Place } from './place.ts';

/**
 * The place that `out` means. A link to a folder of ours, or nothing yet: the next site gets a folder beside it, and the link is moved
 * there. A link of somebody else's is followed. A plain folder may be a mount point and cannot be replaced, so it is written to.
 * @throws UsageError when `out` is something else
 */
export async function findPlace(out: string): Promise<Place> {
  const path = await follow(out);
  const stats = await lstat(path).catch(() => undefined);
  if (!stats || stats.isSymbolicLink()) return linkPlace(path);
  if (!stats.isDirectory())
    throw new UsageError(`"${out}" is a file, and a site needs a folder. Give another with --out.`);
  return (await isRemovable(path)) ? linkPlace(path) : folderPlace(path);
}

/** The end of a chain of links, or the link in it that a build has made. */
async function follow(path: string, hops = 0): Promise<string> {
  const target = await readlink(path).catch(() => undefined);
  if (target === undefined) return path;
  if (hops > 40) throw new UsageError(`The link "${path}" leads in a circle. Give another folder with --out.`);
  const next = resolve(dirname(path), target);
  return isVersionOf(next, path) ? path : follow(next, hops + 1);
}

/** True for an empty folder, which is gone then; a link takes its place. A mount point cannot be removed. */
async function isRemovable(path: string): Promise<boolean> {
  if ((await readdir(path)).length > 0) return false;
  return rmdir(path).then(
    () => true,
    () => false,
  );
}
