import { openThread } from '../thread.ts';
import type { StoreCall } from './sqlite-worker.ts';
import { type MessageStore, StoreUnavailable } from './store.ts';

/** Milliseconds that a call may take. Waiting for a lock takes a second, and checking the pages of a large database a few. */
const usualPatience = 8_000;

/** Milliseconds for a call that reads or writes as many messages as there are. */
const longPatience = 10 * 60_000;

/**
 * A SQLite store at `path` that runs in its own thread, so neither a lock of another process nor a slow disk blocks the caller. If the
 * thread dies, the next call starts a new one. Every failure is a `StoreUnavailable`. If the disk hangs, so does the thread: the first call
 * fails after a while, and further ones at once, until the thread goes on.
 */
export function startSqliteStore(path: string, patience = usualPatience): MessageStore {
  const thread = openThread<StoreCall, unknown>(new URL('./sqlite-worker.ts', import.meta.url), { path });
  let isUsed = false;
  let isClosed = false;
  let isStuck = false;
  const ask = <Method extends StoreCall['method']>(method: Method, limit = patience) =>
    (async (...values: unknown[]) => {
      if (isClosed) throw new StoreUnavailable(new Error('The store is closed'));
      if (isStuck) throw new StoreUnavailable(new Error('The disk does not answer'));
      isUsed = true;
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        isStuck = true;
        reject(new Error('The disk does not answer'));
      }, limit);
      const answer = thread.ask({ method, values }).finally(() => {
        clearTimeout(timer);
        isStuck = false;
      });
      return Promise.race([answer, late]).catch((error) => {
        throw new StoreUnavailable(error);
      });
    }) as MessageStore[Method];

  return {
    name: path,
    add: ask('add'),
    addAll: ask('addAll', longPatience),
    remove: ask('remove', longPatience),
    list: ask('list', longPatience),
    takeDue: ask('takeDue'),
    markDelivered: ask('markDelivered'),
    postpone: ask('postpone'),
    pending: ask('pending'),
    check: ask('check'),
    async close() {
      try {
        if (isUsed && !isClosed) await ask('close')();
      } finally {
        isClosed = true;
        await thread.stop();
      }
    },
  };
}
