import type { Dirent } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders that builds have made, except those of running builds.
 * @param stem their paths up to the id
 */
export function stagesIn(entries: readonly Dirent[], stem: string): string[] {
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return folders.filter((folder) => isStage(folder, stem) && isDead(folder));
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
