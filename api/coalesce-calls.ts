import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns a function that runs `work`, but never twice at once. Any number of calls during a run cause one more run afterwards.
 * @param burst milliseconds to wait before a run, so that further calls join it
 */
export function coalesceCalls(work: () => Promise<void>, burst = 0): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      while (isWanted) {
        await wait(burst);
        isWanted = false;
        await work().catch((error) => {
          // The next run decides, for all callers.
          if (!isWanted) throw error;
        });
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    isWanted = true;
    return (running ??= run());
  };
}
