import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import type { CardFile } from '../cards/card.ts';
import type { DrawingRequest, DrawingTools } from '../cards/drawing-worker.ts';
import { openThreads } from '../files/thread-pool.ts';
import { filesOf, makeRendition, type Rendition, socialFileOf } from '../images/renditions.ts';
import { cached, type StoredFile } from '../memory/cache.ts';
import { photographsOf } from '../site/photographs.ts';
import type { Site } from '../site/site.ts';

/** We start another thread once each has had this many cards, since starting one takes time. */
const worthwhile = 6;

/** Threads that draw cards. None runs yet. */
export function openDrawingThreads(tools: DrawingTools) {
  const worker = new URL('../cards/drawing-worker.ts', import.meta.url);
  return openThreads<DrawingRequest, void>(worker, tools, worthwhile);
}

/**
 * Makes files of photographs, and draws cards in threads, which it stops. Takes files that it made before from the cache. Only this step
 * decodes or encodes pixels.
 * @param signal stops before the next picture
 * @returns the files by name in the built site
 */
export async function picture(
  renditions: readonly Rendition[],
  cards: readonly CardFile[],
  threads: ReturnType<typeof openDrawingThreads>,
  { onPicture, signal }: { onPicture?: (done: number, total: number) => void; signal?: AbortSignal } = {},
): Promise<Map<string, StoredFile>> {
  const wanted = [
    ...renditions.map((file) => ({ kind: 'rendition', file, make: (path: string) => makeRendition(file, path) })),
    ...cards.map((file) => ({ kind: 'card', file, make: (path: string) => threads.ask({ file, path }) })),
  ];
  let done = 0;
  const store = async ({ kind, file: { name, hash }, make }: (typeof wanted)[number]) => {
    const path = await cached(kind, hash, make);
    onPicture?.(++done, wanted.length);
    return [name, { path, hash }] as const;
  };
  try {
    return new Map(await pMap(wanted, store, { concurrency: availableParallelism(), signal }));
  } finally {
    await threads.stop();
  }
}

/** All files that the site needs of its photographs, by name. */
export function wantedRenditions(site: Site): Map<string, Rendition> {
  const wanted = photographsOf(site).flatMap(({ file, isSocial }) => {
    const image = site.source.images.get(file);
    if (!image) return [];
    return isSocial ? socialFileOf(image) : filesOf(image);
  });
  return new Map(wanted.map((rendition) => [rendition.name, rendition]));
}
