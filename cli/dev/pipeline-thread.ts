import { setTimeout as wait } from 'node:timers/promises';
import { openThread } from '../../api/thread.ts';
import type { DevSite, DevSiteOptions } from './dev-site.ts';

export interface Call {
  name: keyof DevSite;
  args: unknown[];
}

/** Milliseconds that open requests may take before a restart. */
const patience = 2_000;

type Answer<Name extends keyof DevSite> = Awaited<ReturnType<DevSite[Name]>>;

export type PipelineThread = ReturnType<typeof startPipeline>;

/** Runs the pipeline in its own thread, so that we can serve pages meanwhile and restart it when its code changes. */
export function startPipeline(options: DevSiteOptions) {
  const thread = openThread<Call, unknown>(new URL('./pipeline-worker.ts', import.meta.url), options);
  let starts = 0;
  let isOver = false;
  return {
    /** @throws what the method throws, or what the code throws while it loads */
    async ask<Name extends keyof DevSite>(name: Name, ...args: Parameters<DevSite[Name]>): Promise<Answer<Name>> {
      const start = starts;
      try {
        return (await thread.ask({ name, args })) as Answer<Name>;
      } catch (error) {
        // Nobody needs the answer of a server that is closing.
        if (isOver) return new Promise<never>(() => {});
        if (start === starts) throw error;
        return this.ask(name, ...args);
      }
    },
    /** Reloads all code. We resend requests without an answer. */
    async restart(): Promise<void> {
      // A thread that ends in the middle of native code, as when it reads a photograph, can take the whole process with it.
      await Promise.race([Promise.allSettled(thread.waiting.map(({ promise }) => promise)), wait(patience)]);
      starts++;
      await thread.stop();
    },
    stop(): Promise<void> {
      isOver = true;
      return thread.stop();
    },
  };
}
