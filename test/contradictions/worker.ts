import { parentPort } from 'node:worker_threads';
import type { Case } from './case.ts';
import { loadSite } from './loaded-site.ts';
import { runTogether } from './run-case.ts';

/** Runs the groups of cases that it is sent, one after another, on the site that it has loaded; ends when it is sent none. */
const site = await loadSite();
parentPort?.on('message', async (cases: Case[] | undefined) => {
  if (cases === undefined) {
    site.close();
    return parentPort?.close();
  }
  parentPort?.postMessage(await runTogether(site, cases));
});
parentPort?.postMessage('ready');
