import { openThread } from '../../api/thread.ts';
import type { DevSite, DevSiteOptions } from './dev-site.ts';

export interface Question {
  name: keyof DevSite;
  args: unknown[];
}

type Answer<Name extends keyof DevSite> = Awaited<ReturnType<DevSite[Name]>>;

export type PipelineThread = ReturnType<typeof startPipeline>;

/** The pipeline in a thread of its own: pages are served while it works, and it begins anew when its code has changed. */
export function startPipeline(options: DevSiteOptions) {
  const thread = openThread<Question, unknown>(new URL('./pipeline-worker.ts', import.meta.url), options);
  let starts = 0;
  let isOver = false;
  return {
    /** @throws what the asked throws, and what the code throws while it is loaded */
    async ask<Name extends keyof DevSite>(name: Name, ...args: Parameters<DevSite[Name]>): Promise<Answer<Name>> {
      const start = starts;
      try {
        return (await thread.ask({ name, args })) as Answer<Name>;
      } catch (error) {
        // Nobody waits for the answers of a server that is being closed.
        if (isOver) return new Promise<never>(() => {});
        if (start === starts) throw error;
        return this.ask(name, ...args);
      }
    },
    /** Loads all code anew. What has been asked and not answered is asked again. */
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
