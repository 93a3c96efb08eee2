import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isHashed } from '../../api/static/send-file.ts';
import { syncFolder } from '../files/durable.ts';
import { filesBelow } from '../files/folders.ts';
import { UsageError } from '../usage-error.ts';
import { lockFolder } from './lock.ts';
import { namesIn, readRecord, recordName } from './site-record.ts';
import { isStage, newId, stagesIn } from './stage-folder.ts';

/** Where we publish a site, and how. */
export interface Place {
  /** The path that visitors get: the site that we published last, if any. */
  path: string;
  /** A new folder on the same disk, in which we assemble the next site. */
  stage: string;
  /**
   * Removes what killed builds left behind. In a folder that we cannot replace, this first waits until no other build writes to it.
   * @returns the folder of the site before the last, if it can become the stage; nobody reads that site any more
   */
  clear(): Promise<string | undefined>;
  /** Moves the site in `stage` to its place. */
  publish(): Promise<void>;
  /** Removes the stage, unless it has become the published site, and lets other builds in. */
  drop(): Promise<void>;
}

/**
 * Decides how to publish to `out`. If it does not exist or is a link that a build made, we put the next site in a folder next to it and
 * move the link there. We follow links that others made. A plain folder may be a mount point that we cannot replace, so we write into it.
 * @throws UsageError if `out` is something else
 */
export async function findPlace(out: string): Promise<Place> {
  const path = await follow(out);
  const stats = await lstat(path).catch(() => undefined);
  if (!stats || stats.isSymbolicLink()) return linkPlace(path);
  if (!stats.isDirectory())
    throw new UsageError(`"${out}" is a file, and a site needs a folder. Give another with --out.`);
  // Removing a mount point fails, so it stays. We replace any other empty folder with a link.
  const isKept = await rmdir(path).catch(() => true);
  return isKept ? folderPlace(path) : linkPlace(path);
}

/** The end of a chain of links, or the first link in it that a build made. */
async function follow(path: string, hops = 0): Promise<string> {
  const target = await readlink(path).catch(() => undefined);
  if (target === undefined) return path;
  if (hops > 40) throw new UsageError(`The link "${path}" leads in a circle. Give another folder with --out.`);
  const next = resolve(dirname(path), target);
  return isStage(next, `${path}.`) ? path : follow(next, hops + 1);
}

/**
 * The site is in its own folder `dist.<id>`, and `dist` is a link to it. To publish a site, we rename a new link over the old one, which is
 * atomic. We keep the last site's folder until the next build, for requests that are still reading from it.
 */
function linkPlace(path: string): Place {
  const folder = dirname(path);
  const stage = `${path}.${newId()}`;
  return {
    path,
    stage,
    async clear() {
      await mkdir(folder, { recursive: true });
      const made = stagesIn(await readdir(folder, { withFileTypes: true }), `${path}.`);
      // Only now, since another build may have just published one of these.
      const last = await readlink(path).catch(() => undefined);
      const versions = made.filter((version) => basename(version) !== last);
      const spare = versions.find((version) => existsSync(join(version, recordName)));
      for (const version of versions) if (version !== spare) await remove(version);
      return spare;
    },
    async publish() {
      // In the stage, so that it goes with that if somebody kills this build.
      const link = join(stage, '.link');
      const isLinked = await symlink(basename(stage), link, 'dir').then(() => true, isWithoutLinks);
      await rename(isLinked ? link : stage, path);
      await syncFolder(folder);
    },
    async drop() {
      const current = await readlink(path).catch(() => undefined);
      if (current !== basename(stage)) await remove(stage);
    },
  };
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Returns false if the system has no symlinks, and rethrows other errors. The stage itself then becomes `path`. */
function isWithoutLinks(error: NodeJS.ErrnoException): false {
  if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code ?? '')) return false;
  throw error;
}

/** A folder that we cannot replace, such as a mount point. We replace its files in an order that never leaves a page without assets. */
function folderPlace(path: string): Place {
  const stage = join(path, `.next-${newId()}`);
  let unlock = () => {};
  return {
    path,
    stage,
    async clear() {
      unlock = await lockFolder(path);
      const left = stagesIn(await readdir(path, { withFileTypes: true }), join(path, '.next-'));
      for (const stage of left) await remove(stage);
      // The folder is empty or already ours. This marker keeps it ours if somebody kills this build halfway.
      if (!existsSync(join(path, recordName))) await writeFile(join(path, recordName), '{}', { flush: true });
      return undefined;
    },
    async publish() {
      const before = await readRecord(path);
      const names = filesBelow(stage).sort((a, b) => rankOf(a) - rankOf(b));
      const folders = new Set(names.map(dirname));
      const gone = new Set(before ? [...namesIn(before), ...Object.keys(before.retired)] : []).difference(
        new Set(names),
      );
      const move = async (name: string) => rename(join(stage, name), join(path, name));
      for (const folder of folders) await mkdir(join(path, folder), { recursive: true });
      for (const name of names.filter((name) => name !== recordName)) await move(name);
      for (const name of gone) await rm(join(path, name), { force: true });
      for (const folder of folders) await syncFolder(join(path, folder));
      // Move the record last, so that after a crash halfway, no record claims files that are not there yet.
      await move(recordName);
      await remove(stage);
      await syncFolder(path);
    },
    async drop() {
      await remove(stage);
      unlock();
    },
  };
}

/** Assets that pages need come first, pages last. */
function rankOf(name: string): number {
  if (isHashed(name)) return 0;
  return /\.html(\.\w+)?$/.test(name) ? 2 : 1;
}
