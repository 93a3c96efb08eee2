import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../api-error.ts';

/** How long a request waits for a site that is being replaced, and between two looks, in milliseconds. */
const patience = 1000;
const pause = 10;

/** The folder of a built site, which may be a link to one; a build replaces it at any time. */
export class SiteFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = resolve(path);
  }

  /**
   * The real folder as it is now, all links resolved, so that a request takes everything from one build.
   * @throws ApiError 503 if there is none
   */
  async current(): Promise<string> {
    for (const start = performance.now(); ; await wait(pause)) {
      const folder = await unlessMissing(realpath(this.#path));
      if (folder !== undefined) return folder;
      if (performance.now() - start > patience) throw noSite();
    }
  }

  /**
   * Makes sure that there is a site in its folder, of which a file can be missing: a folder at which nothing is mounted is empty.
   * @throws ApiError 503 if there is none, and the error of the disk if it cannot be read
   */
  async require(): Promise<void> {
    if ((await this.read('index.html')) === undefined) throw noSite();
  }

  /** The text of a file of the site, or undefined if there is none. */
  async read(name: string): Promise<string | undefined> {
    return unlessMissing(readFile(resolve(await this.current(), name), 'utf8'));
  }
}

function noSite(): ApiError {
  return new ApiError(503, 'The site is not available. Please try again.');
}

/** Whether there is a file `name` in the folder. */
export async function hasFile(folder: string, name: string): Promise<boolean> {
  return (await unlessMissing(stat(resolve(folder, name))))?.isFile() ?? false;
}

/** Whether a file lies in the folder once all links are resolved. */
export async function isInside(folder: string, path: string): Promise<boolean> {
  return (await realpath(path)).startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Only what says that there is nothing means that a file is missing; a disk that fails or too many open files do not. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

/** What a look at the disk gives, or undefined where there is nothing. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (missing.includes(error.code ?? '')) return undefined;
    throw error;
  });
}
