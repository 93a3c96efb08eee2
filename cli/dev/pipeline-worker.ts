import { parentPort, workerData } from 'node:worker_threads';
import { createDevSite, type DevSiteOptions } from './dev-site.ts';
import type { Question, Reply } from './pipeline-thread.ts';

const site = createDevSite(workerData as DevSiteOptions);

parentPort?.on('message', async ({ id, name, args }: Question) => {
  const ask = site[name] as (...given: unknown[]) => unknown;
  const reply: Reply = await Promise.resolve()
    .then(() => ask.apply(site, args))
    .then(
      (value) => ({ id, value }),
      (error) => ({ id, error }),
    );
  parentPort?.postMessage(reply);
});
