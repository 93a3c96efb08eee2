import { workerData } from 'node:worker_threads';
import { answerRequests } from '../thread.ts';
import { openSqliteStore } from './sqlite.ts';
import type { MessageStore } from './store.ts';

export interface StoreCall {
  method: Exclude<keyof MessageStore, 'name'>;
  values: unknown[];
}

const store = openSqliteStore((workerData as { path: string }).path);

answerRequests(async ({ method, values }: StoreCall) => {
  try {
    return await (store[method] as (...values: unknown[]) => Promise<unknown>)(...values);
  } catch (error) {
    // The calling thread wraps this in `StoreUnavailable` again, so we pass on only the cause.
    throw (error as Error).cause ?? error;
  }
});
