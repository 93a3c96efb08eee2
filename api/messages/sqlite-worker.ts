import { workerData } from 'node:worker_threads';
import { answerRequests } from '../thread.ts';
import { openSqliteStore } from './sqlite.ts';
import type { MessageStore } from './store.ts';

/** A method to call. */
export interface StoreCall {
  method: Exclude<keyof MessageStore, 'name'>;
  values: unknown[];
}

const store = openSqliteStore((workerData as { path: string }).path);

answerRequests(async ({ method, values }: StoreCall) => {
  try {
    return await (store[method] as (...values: unknown[]) => Promise<unknown>)(...values);
  } catch (error) {
    // Whoever asked says that the store is not available; here is why.
    throw (error as Error).cause ?? error;
  }
});
