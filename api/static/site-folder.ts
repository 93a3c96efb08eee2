import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../api-error.ts';

/** How long a request waits while somebody replaces the site, and the time between two checks, in milliseconds. */
const patience = 1000;
const pause = 10;

/** The folder of a built site, or a link to one. A build may replace it at any time. */
export class SiteFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = resolve(path);
  }

  /**
   * The current real folder with all links resolved, so that a request reads everything from one build.
   * @throws ApiError 503 if there is no folder
   */
  async current(): Promise<string> {
    for (const start = performance.now(); ; await wait(pause)) {
      const folder = await unlessMissing(realpath(this.#path));
      if (folder !== undefined) return folder;
      if (performance.now() - start > patience) throw noSite();
    }
  }

  /**
   * Makes sure that the folder really has a site, and not just a missing file. An unmounted mount point is an empty folder.
   * @throws ApiError 503 if there is no site, or the disk's error if we cannot read it
   */
  async require(): Promise<void> {
    if ((await this.read('index.html')) === undefined) throw noSite();
  }

  /** The text of a file in the site, or undefined if there is none. */
  async read(name: string): Promise<string | undefined> {
    return unlessMissing(readFile(resolve(await this.current(), name), 'utf8'));
  }
}

function noSite(): ApiError {
  return new ApiError(503, 'The site is not available. Please try again.');
}

export async function hasFile(folder: string, name: string): Promise<boolean> {
  return (await unlessMissing(stat(resolve(folder, name))))?.isFile() ?? false;
}

/** True if a file is inside the folder after resolving all links. */
export async function isInside(folder: string, path: string): Promise<boolean> {
  return (await realpath(path)).startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Only these codes mean that a file is missing. A failing disk or too many open files do not. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

/** The result of a file system call, or undefined if there is nothing at its path. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (missing.includes(error.code ?? '')) return undefined;
    throw error;
  });
}
