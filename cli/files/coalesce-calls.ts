import { setTimeout as wait } from 'node:timers/promises';

/**
 * A function that never runs twice at once. If it is called while it runs, however often, it runs once more afterwards.
 * @param burst milliseconds to wait before the work, for what else comes with its call
 */
export function coalesceCalls(work: () => Promise<void>, burst: number): () => Promise<void> {
  let isWanted = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      while (isWanted) {
        await wait(burst);
        isWanted = false;
        await work();
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
