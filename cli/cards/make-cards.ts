import { lean, openThread, type Thread } from '../../api/thread.ts';
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
  const threads: Thread<DrawingRequest, void>[] = [];
  const module = new URL('./drawing-worker.ts', import.meta.url);
  let asked = 0;
  const draw = (file: CardFile, path: string) => {
    const isWorthwhile = asked++ >= threads.length * worthwhile;
    let thread = threads.find(({ waiting }) => waiting.length === 0) ?? (isWorthwhile ? undefined : threads[0]);
    if (!thread) threads.push((thread = openThread(module, { serverEntry }, lean)));
    return thread.ask({ file, path });
  };
  try {
    return await storeFiles('card', files, draw, options);
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}
