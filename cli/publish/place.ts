import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { filesBelow } from '../files/folders.ts';
import { hashedFolders } from '../site/routes.ts';
import { UsageError } from '../usage-error.ts';
import { syncFolder } from './durable.ts';
import { namesIn, readRecord, recordName, stampName } from './site-record.ts';

/** Where a site is published, and how it gets there. */
export interface Place {
  /** What visitors get: the site that was published last, if any. */
  path: string;
  /** A folder that does not exist yet, on the same disk, for the next site to be put together in. */
  stage: string;
  /**
   * Takes away what builds that were killed have left half done.
   * @returns the folder of the site before the last, which nobody reads any more, where there is one that can become the stage
   */
  clear(): Promise<string | undefined>;
  /** Puts the site that is in `stage` in its place. */
  publish(): Promise<void>;
}

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
  // An empty folder is gone then, and a link takes its place. A mount point cannot be removed.
  const isKept = await rmdir(path).catch(() => true);
  return isKept ? folderPlace(path) : linkPlace(path);
}

/** The end of a chain of links, or the link in it that a build has made. */
async function follow(path: string, hops = 0): Promise<string> {
  const target = await readlink(path).catch(() => undefined);
  if (target === undefined) return path;
  if (hops > 40) throw new UsageError(`The link "${path}" leads in a circle. Give another folder with --out.`);
  const next = resolve(dirname(path), target);
  return isVersionOf(next, path) ? path : follow(next, hops + 1);
}

/** Takes the site in the stage away, unless it is in its place already. */
export async function dropStage({ path, stage }: Place): Promise<void> {
  const current = await readlink(path).catch(() => undefined);
  if (current !== basename(stage)) await rm(stage, { recursive: true, force: true });
}

/**
 * A site that stands in a folder of its own, `dist.<id>`, to which `dist` is a link. A new site comes by moving a new link over the old
 * one, which a file system does in one step. The last site's folder stays until the next one is there, for whoever is just reading from it.
 */
function linkPlace(path: string): Place {
  const folder = dirname(path);
  const stage = `${path}.${newId()}`;
  return {
    path,
    stage,
    async clear() {
      await mkdir(folder, { recursive: true });
      const last = await readlink(path).catch(() => undefined);
      const versions = (await readdir(folder, { withFileTypes: true })).filter(
        ({ name }) => name !== last && isVersionOf(join(folder, name), path) && isDead(name),
      );
      const isWhole = (name: string) => existsSync(join(folder, name, stampName));
      const spare = versions.find((version) => version.isDirectory() && isWhole(version.name));
      const leftovers = versions.filter((version) => version !== spare).map(({ name }) => name);
      await removeAll(folder, leftovers);
      return spare && join(folder, spare.name);
    },
    async publish() {
      const link = `${path}.link-${process.pid}`;
      await syncFolder(folder);
      const isLinked = await symlink(basename(stage), link, 'dir').then(() => true, isWithoutLinks);
      await rename(isLinked ? link : stage, path);
      await syncFolder(folder);
    },
  };
}

/** True when `target` is a folder or a link that a build has made beside `path`. */
function isVersionOf(target: string, path: string): boolean {
  const isBeside = dirname(target) === dirname(path) && target.startsWith(`${path}.`);
  return isBeside && /^[0-9a-z]+-\d+$/.test(target.slice(path.length + 1));
}

/** False where links cannot be made; any other failure goes on. The folder itself is the site then, and the next one goes into it. */
function isWithoutLinks(error: NodeJS.ErrnoException): false {
  if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code ?? '')) return false;
  throw error;
}

/** A site whose folder itself has to stay, as a mount point has. It is replaced file by file, in an order in which each page finds what it asks for. */
function folderPlace(path: string): Place {
  const stage = join(path, `.next-${newId()}`);
  return {
    path,
    stage,
    async clear() {
      const names = await readdir(path);
      const dead = names.filter((name) => name.startsWith('.next-') && isDead(name));
      await removeAll(path, dead);
      // The folder is empty, or known as ours. With the mark it stays ours when this build is killed halfway.
      if (!names.includes(recordName)) await writeFile(join(path, recordName), '{}', { flush: true });
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
      for (const name of names.filter((name) => !isRecord(name))) await move(name);
      for (const name of gone) await rm(join(path, name), { force: true });
      for (const folder of folders) await syncFolder(join(path, folder));
      // Moved last: until then the next build does not take the files for what the record says.
      for (const name of names.filter(isRecord)) await move(name);
      await rm(stage, { recursive: true });
      await syncFolder(path);
    },
  };
}

const isRecord = (name: string) => name.startsWith('.cartwright');

/** What pages ask for first, pages last. */
function rankOf(name: string): number {
  if (hashedFolders.some((folder) => name.startsWith(`${folder}/`))) return 0;
  return /\.html(\.\w+)?$/.test(name) ? 2 : 1;
}

async function removeAll(folder: string, names: string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** A name for what a build of this process makes, such as `mib3k2x1-4711`. */
function newId(): string {
  return `${Date.now().toString(36)}-${process.pid}`;
}

/** True when the build that made something by this name is over. In a container, every build may have the same process number. */
function isDead(name: string): boolean {
  const pid = Number(name.split('-').at(-1));
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}
