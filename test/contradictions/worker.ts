import { parentPort } from 'node:worker_threads';
import type { Case } from './case.ts';
import { loadSite } from './loaded-site.ts';
import { runCase } from './run-case.ts';

/** Runs the cases that it is sent, one after another, on the site that it has loaded; ends when it is sent none. */
const site = await loadSite();
parentPort?.on('message', async (testCase: Case | undefined) => {
  if (testCase === undefined) {
    site.close();
    return parentPort?.close();
  }
  const result = await runCase(site, testCase).catch((error: Error) => ({
    ...{ missing: [], hits: 0 },
    extra: [`The case itself is wrong: ${error.message}`],
  }));
  parentPort?.postMessage(result);
});
parentPort?.postMessage('ready');
