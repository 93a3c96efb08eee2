import { openThread } from '../thread.ts';
import type { StoreCall } from './sqlite-worker.ts';
import { type MessageStore, StoreUnavailable } from './store.ts';

/**
 * A SQLite store at `path` that runs in its own thread, so neither a lock of another process nor a slow disk blocks the caller. If the
 * thread dies, the next call starts a new one. Every failure is a `StoreUnavailable`.
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
