import { availableParallelism } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { openThread } from '../../api/thread.ts';

/** Far more memory than a page or a picture needs. Without limits, V8 is slow to free a thread's memory. */
const lean = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

/**
 * A pool with up to one thread of a module per core. A thread starts when it gets its first request, or the first one with `begin`, and
 * handles one request at a time.
 * @param module calls `answerRequests`, and gets `data` as its `workerData`
 * @param worthwhile starts another thread once each has had this many requests, since starting one takes time
 * @param spared cores that we leave to the caller, which works at the same time
 */
export function openThreads<Request, Answer>(module: URL, data: unknown, worthwhile: number, spared = 0) {
  const open = () => openThread<Request, Answer>(module, data, lean);
  const first = open();
  const threads = [first];
  let asked = 0;
  const idlest = () => threads.reduce((best, thread) => (thread.waiting.length < best.waiting.length ? thread : best));
  return {
    /** Starts the first thread ahead of the first request. */
    begin: () => first.begin(),
    /** @throws what the module throws, and an `Error` if a thread ends */
    ask(request: Request): Promise<Answer> {
      const isMany = ++asked > threads.length * worthwhile;
      if (isMany && threads.length < availableParallelism() - spared) threads.push(open());
      return idlest().ask(request);
    },
    /** Resolves once a thread has fewer than `most` requests waiting. */
    async ready(most: number): Promise<void> {
      // Let the event loop deliver what the threads have answered.
      await turn();
      const { waiting } = idlest();
      if (waiting.length >= most) await waiting[0]?.promise.catch(() => {});
    },
    /** Stops each thread once it has answered. Node aborts the whole process if a thread ends while it sets up a compressor. */
    async stop(): Promise<void> {
      await Promise.allSettled(threads.flatMap(({ waiting }) => waiting.map(({ promise }) => promise)));
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
