import { parentPort, workerData } from 'node:worker_threads';
import { createDevSite, type DevSiteOptions } from './dev-site.ts';
import type { Question, Reply } from './pipeline-thread.ts';

const site = createDevSite(workerData as DevSiteOptions);

/** The first look at the site. Nothing is answered before it, so that no page is missing while the code is loaded anew. */
let first: Promise<void> | undefined;

async function answer({ name, args }: Question): Promise<unknown> {
  const isFirst = first === undefined;
  first ??= site.update();
  if (name === 'update') return isFirst ? first : site.update();
  await first.catch(() => {});
  return (site[name] as (...given: unknown[]) => unknown).apply(site, args);
}

parentPort?.on('message', async (question: Question) => {
  const { id } = question;
  const reply: Reply = await answer(question).then(
    (value) => ({ id, value }),
    (error) => ({ id, error }),
  );
  parentPort?.postMessage(reply);
});
