import { openThread } from '../../api/thread.ts';
import type { DevSite, DevSiteOptions } from './dev-site.ts';

export interface Call {
  name: keyof DevSite;
  args: unknown[];
}

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
    restart(): Promise<void> {
      starts++;
      return thread.stop();
    },
    stop(): Promise<void> {
      isOver = true;
      return thread.stop();
    },
  };
}
