import { parentPort } from 'node:worker_threads';
import type { Case } from './case.ts';
import { loadSite } from './loaded-site.ts';
import { runTogether } from './run-case.ts';

/** Runs each group of cases that it receives on the site it has loaded. Ends when it receives none. */
const site = await loadSite();
parentPort?.on('message', async (cases: Case[] | undefined) => {
  if (cases === undefined) {
    site.close();
    return parentPort?.close();
  }
  parentPort?.postMessage(await runTogether(site, cases));
});
parentPort?.postMessage('ready');
