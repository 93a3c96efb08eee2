import { openThread } from '../thread.ts';
import type { StoreCall } from './sqlite-worker.ts';
import { type MessageStore, StoreUnavailable } from './store.ts';

/**
 * A store in one file of SQLite at `path`, in a thread of its own: neither a lock that another process holds nor a slow disk keeps
 * the calling thread waiting. A thread that dies is replaced at the next call. Every failure is a `StoreUnavailable`.
 */
export function startSqliteStore(path: string): MessageStore {
  const thread = openThread<StoreCall, unknown>(new URL('./sqlite-worker.ts', import.meta.url), { path });
  let isUsed = false;
  let isClosed = false;
  const ask = <Method extends StoreCall['method']>(method: Method) =>
    (async (...values: unknown[]) => {
      if (isClosed) throw new StoreUnavailable(new Error('The store is closed'));
      isUsed = true;
      return thread.ask({ method, values }).catch((error) => {
        throw new StoreUnavailable(error);
      });
    }) as MessageStore[Method];

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
      if (isUsed && !isClosed) await ask('close')();
      isClosed = true;
      await thread.stop();
    },
  };
}
