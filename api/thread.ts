import { once } from 'node:events';
import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads';

/** A module that answers requests in its own thread. */
interface Thread<Request, Answer> {
  /** Unanswered requests, oldest first. */
  readonly waiting: readonly Asked<Answer>[];
  /**
   * Sends a request. Starts the thread if it is not running.
   * @throws what the module throws, and an `Error` if the thread ends before it answers
   */
  ask(request: Request): Promise<Answer>;
  /** Starts the thread ahead of the first request. */
  begin(): void;
  stop(): Promise<void>;
}

type Asked<Answer> = PromiseWithResolvers<Answer> & { id: number };

type Reply = { id: number } & ({ value: unknown } | { error: Error; traits: object });

/**
 * @param module calls `answerRequests`, and gets `data` as its `workerData`
 * @param limits memory limits; the thread ends if it needs more
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
      // Let a thread keep the process alive only while it has requests, or while we are stopping it.
      if (waiting.length === 0 && running === started) worker.unref();
      if ('value' in reply) asked?.resolve(reply.value as Answer);
      else asked?.reject(Object.assign(reply.error, reply.traits));
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

/** Handles the requests of `openThread` inside the thread. Errors lose their names and codes between threads, so we send those separately. */
export function answerRequests<Request>(answer: (request: Request) => unknown): void {
  parentPort?.on('message', async ({ id, request }: { id: number; request: Request }) => {
    try {
      parentPort?.postMessage({ id, value: await answer(request) });
    } catch (error) {
      const { name, code, syscall } = error as NodeJS.ErrnoException;
      parentPort?.postMessage({ id, error, traits: { name, code, syscall } });
    }
  });
}
