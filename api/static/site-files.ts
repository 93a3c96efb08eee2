import { hash } from 'node:crypto';
import { lstatSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Soon } from './soon.ts';

/** One file of the built site as it is sent. `etag` is strong: it is made from the bytes. */
export interface SiteFile {
  body: Buffer;
  etag: string;
}

interface CachedFile extends SiteFile {
  identity: string;
}

const cacheLimit = 64 * 1024 * 1024;
const patience = 1000;

/**
 * The files of a built site, held in memory and compared with the disk at every read, so that a rebuild shows at once.
 * A build replaces the whole folder by renaming; for the moment in which there is none, a read waits.
 */
export class SiteFiles {
  readonly #root: string;
  readonly #cache = new Map<string, CachedFile>();
  readonly #fresh = new Set<string>();
  #cached = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * The file at `name`, relative to the folder, or undefined if there is none; at once where it is in memory and unchanged.
   * The name has to be safe already: see `safePath`. Links are not followed.
   */
  read(name: string): Soon<SiteFile | undefined> {
    const cached = this.#cache.get(name);
    if (!cached) return this.#find(name);
    // Requests that came in together share one look at the disk, which takes as long as a third of an answer.
    if (this.#fresh.has(name)) return cached;
    const stats = statistics(`${this.#root}/${name}`);
    if (!stats || identityOf(stats) !== cached.identity) return this.#find(name);
    if (this.#fresh.size === 0) setImmediate(() => this.#fresh.clear());
    this.#fresh.add(name);
    return cached;
  }

  async #find(name: string): Promise<SiteFile | undefined> {
    for (const start = Date.now(); ; await wait(10)) {
      const stats = statistics(join(this.#root, name));
      if (stats?.isFile()) {
        const loaded = await this.#load(name, stats);
        if (loaded) return loaded;
      } else if (this.#isMissing(name)) {
        return undefined;
      }
      if (Date.now() - start > patience) return undefined;
    }
  }

  async #load(name: string, stats: Stats): Promise<SiteFile | undefined> {
    const body = await readFile(join(this.#root, name)).catch(() => undefined);
    // A size that differs means that the file was replaced between the two calls.
    if (body?.length !== stats.size) return undefined;
    const file = { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"`, identity: identityOf(stats) };
    this.#remember(name, file);
    return file;
  }

  #remember(name: string, file: CachedFile): void {
    this.#cached += file.body.length - (this.#cache.get(name)?.body.length ?? 0);
    this.#cache.delete(name);
    this.#cache.set(name, file);
    for (const [oldest, { body }] of this.#cache) {
      if (this.#cached <= cacheLimit) return;
      this.#cache.delete(oldest);
      this.#cached -= body.length;
    }
  }

  /** A file is missing only if one and the same folder stood there before and after the look. */
  #isMissing(name: string): boolean {
    const before = statistics(this.#root);
    const file = statistics(join(this.#root, name));
    const after = statistics(this.#root);
    return before !== undefined && before.ino === after?.ino && !file?.isFile();
  }
}

function identityOf(stats: Stats): string {
  return `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
}

function statistics(path: string): Stats | undefined {
  try {
    // Synchronous on purpose: it takes a few microseconds, a trip through the thread pool ten times as long.
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
