import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CardFile } from './card-file.ts';

/** A card to draw, and the file to write it to. */
export interface DrawingRequest {
  file: CardFile;
  path: string;
}

/** Draws cards, one at a time, while the calling thread goes on with other work. */
export interface DrawingThread {
  draw(request: DrawingRequest): Promise<void>;
  stop(): Promise<void>;
}

/** @param serverEntry path of the renderer's server build, which has the drawings */
export function startDrawingThread(serverEntry: string): DrawingThread {
  const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { workerData: { serverEntry } });
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The drawing thread has ended.');
  });
  // Whoever waits for a card is told; a thread that is stopped with nothing to do tells nobody.
  ended.catch(() => {});
  // Nor does it keep the process alive.
  worker.unref();
  return {
    async draw(request) {
      worker.ref();
      worker.postMessage(request);
      const [answer] = (await Promise.race([once(worker, 'message'), ended])) as [{ error?: unknown }];
      worker.unref();
      if (answer.error !== undefined) throw answer.error;
    },
    stop: async () => void (await worker.terminate()),
  };
}
