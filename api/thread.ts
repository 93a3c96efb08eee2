import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** A module that answers requests in a thread of its own. */
export interface Thread<Request, Answer> {
  /** What has been asked and is not answered, the oldest first. */
  readonly waiting: ReadonlyMap<number, PromiseWithResolvers<Answer>>;
  /**
   * Starts the thread where there is none, or where it has died.
   * @throws what the module throws, and an `Error` when the thread ends before it has answered
   */
  ask(request: Request): Promise<Answer>;
  stop(): Promise<void>;
}

type Reply = { id: number } & ({ value: unknown } | { error: Error; code?: string; syscall?: string });

/** @param module calls `answerRequests`, and finds `data` as its `workerData` */
export function openThread<Request, Answer>(module: URL, data: unknown): Thread<Request, Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let worker: Worker | undefined;
  let count = 0;

  const start = (): Worker => {
    const started = new Worker(module, { workerData: data });
    const giveUp = (error: unknown) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', ({ id, ...reply }: Reply) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      // Only a thread with something to do keeps the process alive.
      if (waiting.size === 0) started.unref();
      if ('value' in reply) asked?.resolve(reply.value as Answer);
      else asked?.reject(Object.assign(reply.error, { code: reply.code, syscall: reply.syscall }));
    });
    once(started, 'exit').then(() => giveUp(new Error('The thread has ended')), giveUp);
    return started;
  };

  return {
    waiting,
    ask(request) {
      const asked = Promise.withResolvers<Answer>();
      worker ??= start();
      worker.ref();
      waiting.set(++count, asked);
      worker.postMessage({ id: count, request });
      return asked.promise;
    },
    stop: async () => void (await worker?.terminate()),
  };
}

/** Answers what a thread is asked, as its module. An error loses its codes on the way between threads, so they go beside it. */
export function answerRequests<Request>(answer: (request: Request) => unknown): void {
  parentPort?.on('message', async ({ id, request }: { id: number; request: Request }) => {
    try {
      parentPort?.postMessage({ id, value: await answer(request) });
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      parentPort?.postMessage({ id, error, code, syscall });
    }
  });
}
