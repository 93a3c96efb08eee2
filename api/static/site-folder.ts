import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../api-error.ts';

/** How long a request waits for a site that is being replaced, and between two looks, in milliseconds. */
const patience = 1000;
const pause = 10;

/** A built site as it stands at one moment. Of two that stand at the same path in turn, the inodes differ. */
export interface StandingSite {
  /** Its real folder, all links resolved, so that a request takes everything from one build. */
  folder: string;
  inode: number;
}

/** The folder of a built site, which may be a link to one; a build replaces it at any time. */
export class SiteFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = resolve(path);
  }

  /**
   * The site as it stands now.
   * @throws ApiError 503 if there is none
   */
  async current(): Promise<StandingSite> {
    for (const start = performance.now(); ; await wait(pause)) {
      const folder = await unlessMissing(realpath(this.#path));
      const found = folder === undefined ? undefined : await unlessMissing(stat(folder));
      if (folder !== undefined && found?.isDirectory()) return { folder, inode: found.ino };
      if (performance.now() - start > patience) throw new ApiError(503, 'The site is not available. Please try again.');
    }
  }

  /** The text of a file of the site, or undefined if there is none. */
  async read(name: string): Promise<string | undefined> {
    return unlessMissing(readFile(resolve((await this.current()).folder, name), 'utf8'));
  }
}

/** Whether `name` is a file of the folder; a link that leads out of the folder is none. */
export async function hasFile(folder: string, name: string): Promise<boolean> {
  const path = await unlessMissing(realpath(resolve(folder, name)));
  return path !== undefined && isInside(folder, path) && ((await unlessMissing(stat(path)))?.isFile() ?? false);
}

/** Whether a path without links lies in the folder. */
export function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Only what says that there is nothing means that a file is missing; a disk that fails or too many open files do not. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (missing.includes(error.code ?? '')) return undefined;
    throw error;
  });
}
