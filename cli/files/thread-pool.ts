import { availableParallelism } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { openThread } from '../../api/thread.ts';

/** Far more memory than a page or a picture needs. Without limits, a thread is in no hurry to give back what it is done with. */
const lean = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 };

/**
 * As many threads of one module as there are cores, at the most; none starts before it is asked for something, and each does what it is
 * asked one after the other.
 * @param module calls `answerRequests`, and finds `data` as its `workerData`
 * @param worthwhile after so many requests for each thread that there is, a further thread is worth its start
 */
export function openThreads<Request, Answer>(module: URL, data: unknown, worthwhile: number) {
  const open = () => openThread<Request, Answer>(module, data, lean);
  const first = open();
  const threads = [first];
  let asked = 0;
  const idlest = () => threads.reduce((best, thread) => (thread.waiting.length < best.waiting.length ? thread : best));
  return {
    /** Starts the first thread before it is asked. */
    begin: () => first.begin(),
    /** @throws what the module throws, and an `Error` when a thread ends */
    ask(request: Request): Promise<Answer> {
      const isMany = ++asked > threads.length * worthwhile;
      if (isMany && threads.length < availableParallelism()) threads.push(open());
      return idlest().ask(request);
    },
    /** Resolves as soon as a thread has fewer requests before it than so many. */
    async ready(most: number): Promise<void> {
      // Between two turns of our own we hear what threads have answered.
      await turn();
      const { waiting } = idlest();
      if (waiting.length >= most) await waiting[0]?.promise.catch(() => {});
    },
    /** Ends the threads, each when it has answered: Node aborts the whole process if a thread ends while it sets up a compressor. */
    async stop(): Promise<void> {
      await Promise.allSettled(threads.flatMap(({ waiting }) => waiting.map(({ promise }) => promise)));
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
