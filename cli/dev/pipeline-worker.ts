import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../api/thread.ts';
import { createDevSite, type DevSiteOptions } from './dev-site.ts';
import type { Call } from './pipeline-thread.ts';

const site = createDevSite(workerData as DevSiteOptions);

/** The first read of the site. All requests wait for it, so that no page is missing while the code reloads. */
let first: Promise<void> | undefined;

answerRequests(async ({ name, args }: Call) => {
  const isFirst = first === undefined;
  first ??= site.update();
  if (name === 'update') return isFirst ? first : first.then(() => site.update());
  await first;
  return (site[name] as (...given: unknown[]) => unknown).apply(site, args);
});
