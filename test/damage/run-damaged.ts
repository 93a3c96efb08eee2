import { Worker } from 'node:worker_threads';

/** A file of the site, and its damaged content. */
export interface DamagedFile {
  file: string;
  content: string | Uint8Array;
}

/** How a run ended: with a number of findings, or with an exception. `elapsed` is in milliseconds. */
export type Ending = { elapsed: number } & ({ findings: number } | { crash: string });

/** Validates damaged sites within a limit of time and memory. */
export interface DamageRunner {
  /** A run that exceeds a limit counts as a crash. */
  run(damaged: DamagedFile): Promise<Ending>;
  stop(): Promise<void>;
}

/** @param limits `seconds` per run, and `megabytes` of heap */
export function createDamageRunner(limits: { seconds: number; megabytes: number }): DamageRunner {
  let answer: (ending: Ending) => void = () => {};
  const start = () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    worker.on('message', (ending: Ending) => answer(ending));
    worker.on('error', (error) => answer({ crash: String(error), elapsed: 0 }));
    return worker;
  };
  let worker = start();

  return {
    async run(damaged) {
      const { promise, resolve } = Promise.withResolvers<Ending>();
      answer = resolve;
      const elapsed = limits.seconds * 1000;
      const timer = setTimeout(() => resolve({ crash: `It took more than ${limits.seconds} s.`, elapsed }), elapsed);
      worker.postMessage(damaged);
      const ending = await promise;
      clearTimeout(timer);
      if ('crash' in ending) {
        await worker.terminate();
        worker = start();
      }
      return ending;
    },
    stop: async () => void (await worker.terminate()),
  };
}
