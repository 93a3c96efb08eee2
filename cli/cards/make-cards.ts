import { openThreads } from '../files/thread-pool.ts';
import { type StoredFiles, type Storing, storeFiles } from '../images/stored-files.ts';
import type { CardFile } from './card.ts';
import type { DrawingRequest } from './drawing-worker.ts';

/** After so many cards for each thread that there is, a further thread is worth its start. */
const worthwhile = 6;

/**
 * The cards as files, drawn in threads.
 * @param serverEntry path of the renderer's server build, which has the drawings
 */
export async function makeCards(
  files: readonly CardFile[],
  serverEntry: string,
  options?: Storing,
): Promise<StoredFiles> {
  const worker = new URL('./drawing-worker.ts', import.meta.url);
  const threads = openThreads<DrawingRequest, void>(worker, { serverEntry }, worthwhile);
  try {
    return await storeFiles('card', files, (file, path) => threads.ask({ file, path }), options);
  } finally {
    await threads.stop();
  }
}
