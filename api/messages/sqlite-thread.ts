import { Worker } from 'node:worker_threads';
import type { StoreAnswer, StoreCall } from './sqlite-worker.ts';
import { type MessageStore, StoreUnavailable } from './store.ts';

interface Caller {
  resolve(value: unknown): void;
  reject(error: StoreUnavailable): void;
}

/**
 * A store in one file of SQLite at `path`, in a thread of its own: neither a lock that another process holds nor a slow disk keeps
 * the calling thread waiting. A thread that dies is replaced at the next call. Every failure is a `StoreUnavailable`.
 */
export function startSqliteStore(path: string): MessageStore {
  const callers = new Map<number, Caller>();
  let calls = 0;
  let worker: Worker | undefined;
  let isClosed = false;

  const start = (): Worker => {
    const started = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { path } });
    started.on('message', ({ call, value, error }: StoreAnswer) => {
      const caller = callers.get(call);
      callers.delete(call);
      if (error) caller?.reject(new StoreUnavailable(Object.assign(new Error(error.message), error)));
      else caller?.resolve(value);
    });
    let problem: unknown = new Error('The thread of the store has ended');
    started.on('error', (error) => {
      problem = error;
    });
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const { reject } of callers.values()) reject(new StoreUnavailable(problem));
      callers.clear();
    });
    return started;
  };
  const ask =
    <Method extends StoreCall['method']>(method: Method) =>
    (...values: Parameters<MessageStore[Method]>) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new StoreUnavailable(new Error('The store is closed')));
        worker ??= start();
        const call = ++calls;
        callers.set(call, { resolve, reject });
        worker.postMessage({ call, method, values } satisfies StoreCall);
      }) as ReturnType<MessageStore[Method]>;

  return {
    name: path,
    add: ask('add'),
    addAll: ask('addAll'),
    list: ask('list'),
    takeDue: ask('takeDue'),
    markDelivered: ask('markDelivered'),
    postpone: ask('postpone'),
    pending: ask('pending'),
    check: ask('check'),
    async close() {
      if (!isClosed && worker) await ask('close')();
      isClosed = true;
      await worker?.terminate();
    },
  };
}
