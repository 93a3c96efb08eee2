import { openThreads } from '../files/thread-pool.ts';
import { type StoredFiles, type Storing, storeFiles } from '../images/stored-files.ts';
import type { CardFile } from './card.ts';
import type { DrawingRequest, DrawingTools } from './drawing-worker.ts';

/** We start another thread once each has had this many cards, since starting one takes time. */
const worthwhile = 6;

/** Draws the cards in worker threads. */
export async function makeCards(
  files: readonly CardFile[],
  tools: DrawingTools,
  options?: Storing,
): Promise<StoredFiles> {
  const worker = new URL('./drawing-worker.ts', import.meta.url);
  const threads = openThreads<DrawingRequest, void>(worker, tools, worthwhile);
  try {
    return await storeFiles('card', files, (file, path) => threads.ask({ file, path }), options);
  } finally {
    await threads.stop();
  }
}
