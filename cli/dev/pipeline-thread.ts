import { Worker } from 'node:worker_threads';
import type { DevSite, DevSiteOptions } from './dev-site.ts';

export interface Question {
  id: number;
  name: keyof DevSite;
  args: unknown[];
}

export type Reply = { id: number } & ({ value: unknown } | { error: Error });

type Answered<Name extends keyof DevSite> = Promise<Awaited<ReturnType<DevSite[Name]>>>;

/** The pipeline in a thread of its own: pages are served while it works, and it begins anew when its code has changed. */
export interface PipelineThread {
  ask<Name extends keyof DevSite>(name: Name, ...args: Parameters<DevSite[Name]>): Answered<Name>;
  /** Loads all code anew. What has been asked and not answered is asked again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws from `ask` what the asked throws, and what the code throws while it is loaded */
export function startPipeline(options: DevSiteOptions): PipelineThread {
  const waiting = new Map<number, PromiseWithResolvers<unknown> & { question: Question }>();
  let worker: Worker | undefined;
  let count = 0;

  const running = () => {
    if (worker) return worker;
    const started = new Worker(new URL('./pipeline-worker.ts', import.meta.url), { workerData: options });
    started.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) asked?.reject(reply.error);
      else asked?.resolve(reply.value);
    });
    started.on('error', (error) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    for (const { question } of waiting.values()) started.postMessage(question);
    return (worker = started);
  };

  const stop = async () => {
    const last = worker;
    worker = undefined;
    await last?.terminate();
  };

  return {
    ask<Name extends keyof DevSite>(name: Name, ...args: Parameters<DevSite[Name]>) {
      const question: Question = { id: ++count, name, args };
      const asked = { ...Promise.withResolvers<unknown>(), question };
      const to = running();
      waiting.set(question.id, asked);
      to.postMessage(question);
      return asked.promise as Answered<Name>;
    },
    async restart() {
      await stop();
      running();
    },
    stop,
  };
}
