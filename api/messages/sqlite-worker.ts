import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from './sqlite.ts';
import type { MessageStore } from './store.ts';

/** A method to call, with a number by which its answer is known. */
export interface StoreCall {
  call: number;
  method: Exclude<keyof MessageStore, 'name'>;
  values: unknown[];
}

/** What the method gave or threw; errors lose their codes on the way between threads, so those go beside them. */
export interface StoreAnswer {
  call: number;
  value?: unknown;
  error?: { message: string; code: string | undefined };
}

const store = openSqliteStore((workerData as { path: string }).path);

parentPort?.on('message', async ({ call, method, values }: StoreCall) => {
  try {
    const value = await (store[method] as (...values: unknown[]) => Promise<unknown>)(...values);
    answer({ call, value });
  } catch (error) {
    const { message, code } = rootOf(error);
    answer({ call, error: { message, code } });
  }
});

function answer(message: StoreAnswer): void {
  parentPort?.postMessage(message);
}

function rootOf(error: unknown): Error & { code?: string } {
  const { cause } = error as Error;
  return (cause ?? error) as Error;
}
