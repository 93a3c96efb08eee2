import { availableParallelism } from 'node:os';
import { openThread, type Thread } from '../../api/thread.ts';
import { eachAtOnce } from '../images/each-at-once.ts';
import type { StoredFile } from '../images/make-renditions.ts';
import { cachedWhileUsed, pruneUnused } from '../memory/cache.ts';
import type { CardFile } from './card-file.ts';
import type { DrawingRequest } from './drawing-worker.ts';

/** How long a card is kept after it was last used. */
const keptDays = 30;

export interface CardOptions {
  /** The renderer's server build, which has the drawings. */
  serverEntry: string;
  /** Told of each card that is there. */
  onCard: () => void;
  /** Ends the work between two cards. */
  signal: AbortSignal;
}

/** The cards as files, by the name that they have in the built site. Only those that have never been drawn are drawn. */
export async function makeCards(
  files: readonly CardFile[],
  { serverEntry, onCard, signal }: CardOptions,
): Promise<Map<string, StoredFile>> {
  const threads: Thread<DrawingRequest, void>[] = [];
  const draw = async (file: CardFile, path: string) => {
    // The work may have been ended while the cache was looked at.
    signal.throwIfAborted();
    let thread = threads.find(({ waiting }) => waiting.size === 0);
    if (!thread) threads.push((thread = openThread(new URL('./drawing-worker.ts', import.meta.url), { serverEntry })));
    await thread.ask({ file, path });
  };
  try {
    const made = await eachAtOnce(availableParallelism(), files, async (file): Promise<[string, StoredFile]> => {
      signal.throwIfAborted();
      const path = await cachedWhileUsed('card', file.hash, (aside) => draw(file, aside));
      onCard();
      return [file.name, { path, hash: file.hash }];
    });
    if (threads.length > 0) await pruneUnused('card', keptDays);
    return new Map(made);
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}
