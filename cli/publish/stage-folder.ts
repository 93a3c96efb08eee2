import { type Dirent, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from '../files/folders.ts';

/** Name of an empty folder in each folder of ours. It names that folder, so that a copy of it is not ours. */
const markOf = (folder: string) => `.cartwright-${basename(folder)}`;

/** Makes an empty stage. */
export async function makeStage(stage: string): Promise<void> {
  await mkdir(stage);
  await mkdir(join(stage, markOf(stage)));
}

/** Makes the stage out of an earlier site. Its folder always has a mark for its name, even if somebody kills this build halfway. */
export async function reuseAsStage(folder: string, stage: string): Promise<void> {
  await mkdir(join(folder, markOf(stage)));
  await rename(folder, stage);
  await rmdir(join(stage, markOf(folder)));
}

/** Removes a stage or an earlier site. The mark goes last, so that the next build can remove the rest if somebody kills this one. */
export async function removeStage(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name !== markOf(folder));
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  await rm(folder, { recursive: true, force: true });
}

/**
 * The folders that builds have made, except those of running builds. A folder that only has such a name is not ours.
 * @param stem their paths up to the id
 */
export function stagesIn(entries: readonly Dirent[], stem: string): string[] {
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  const isOurs = (folder: string) => existsSync(join(folder, markOf(folder))) || filesBelow(folder).length === 0;
  return folders.filter((folder) => isStage(folder, stem) && isDead(folder) && isOurs(folder));
}

/** An id for files of this build, such as `mib3k2x1-4711`. */
export function newId(): string {
  return `${Date.now().toString(36)}-${process.pid}`;
}

/** True if a build can have made this name. Since 2019, the time in an id has eight characters and starts with `k` or a later one. */
export function isStage(path: string, stem: string): boolean {
  return path.startsWith(stem) && /^[k-z][0-9a-z]{7}-\d+$/.test(path.slice(stem.length));
}

/** True if the build behind this name is no longer running. In a container, every build may have the same process id. */
export function isDead(name: string): boolean {
  const pid = Number(name.split('-').at(-1));
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPERM';
  }
}
