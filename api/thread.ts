import { once } from 'node:events';
import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads';

/** A module that answers requests in a thread of its own. */
export interface Thread<Request, Answer> {
  /** What has been asked and is not answered, the oldest first. */
  readonly waiting: readonly Asked<Answer>[];
  /**
   * Starts the thread where there is none, or where it has ended.
   * @throws what the module throws, and an `Error` when the thread ends before it has answered
   */
  ask(request: Request): Promise<Answer>;
  /** Starts the thread before it is asked for anything. */
  begin(): void;
  stop(): Promise<void>;
}

type Asked<Answer> = PromiseWithResolvers<Answer> & { id: number };

type Reply = { id: number } & ({ value: unknown } | { error: Error; code?: string; syscall?: string });

/**
 * @param module calls `answerRequests`, and finds `data` as its `workerData`
 * @param limits of its memory; a thread that needs more ends
 */
export function openThread<Request, Answer>(
  module: URL,
  data: unknown,
  limits?: ResourceLimits,
): Thread<Request, Answer> {
  let running: { worker: Worker; waiting: Asked<Answer>[] } | undefined;
  let count = 0;

  const start = () => {
    const worker = new Worker(module, { workerData: data, ...(limits ? { resourceLimits: limits } : {}) });
    const waiting: Asked<Answer>[] = [];
    const started = { worker, waiting };
    const end = (error: unknown) => {
      if (running === started) running = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    };
    worker.on('message', ({ id, ...reply }: Reply) => {
      const asked = waiting.find((candidate) => candidate.id === id);
      if (asked) waiting.splice(waiting.indexOf(asked), 1);
      // Only a thread that is asked for something, or is being ended, keeps the process alive.
      if (waiting.length === 0 && running === started) worker.unref();
      if ('value' in reply) asked?.resolve(reply.value as Answer);
      else asked?.reject(Object.assign(reply.error, { code: reply.code, syscall: reply.syscall }));
    });
    once(worker, 'exit').then(() => end(new Error('The thread has ended')), end);
    return started;
  };

  return {
    get waiting() {
      return running?.waiting ?? [];
    },
    ask(request) {
      const { worker, waiting } = (running ??= start());
      const asked = { ...Promise.withResolvers<Answer>(), id: ++count };
      waiting.push(asked);
      worker.ref();
      worker.postMessage({ id: asked.id, request });
      return asked.promise;
    },
    begin() {
      running ??= start();
      running.worker.unref();
    },
    async stop() {
      const last = running;
      running = undefined;
      await last?.worker.terminate();
    },
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
