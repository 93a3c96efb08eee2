import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { cached } from '../memory/cache.ts';

/** A finished file in the cache. `hash` changes with its content. */
export interface StoredFile {
  path: string;
  hash: string;
}

/** Keys are names in the built site. */
export type StoredFiles = Map<string, StoredFile>;

export interface Storing {
  /** Called when a file is ready. */
  onFile?: () => void;
  /** Stops before the next file. */
  signal?: AbortSignal;
}

/**
 * Makes files, or takes those that it has made before from the cache.
 * @param make writes a file at a path
 */
export async function storeFiles<Wanted extends { name: string; hash: string }>(
  kind: string,
  wanted: readonly Wanted[],
  make: (file: Wanted, path: string) => Promise<void>,
  { onFile, signal }: Storing = {},
): Promise<StoredFiles> {
  const store = async (file: Wanted): Promise<[string, StoredFile]> => {
    const path = await cached(kind, file.hash, (aside) => make(file, aside));
    onFile?.();
    return [file.name, { path, hash: file.hash }];
  };
  return new Map(await pMap(wanted, store, { concurrency: availableParallelism(), signal }));
}
