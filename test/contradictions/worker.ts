import { parentPort } from 'node:worker_threads';
import { startRenderer } from '../../cli/pipeline/index.ts';
import type { Case } from './case.ts';
import { runCase } from './run-case.ts';
import { copySite } from './site-copy.ts';

/** Runs the cases that it is sent, one after another, on a copy of the site of its own; ends when it is sent none. */
const renderer = await startRenderer();
const copy = copySite();
parentPort?.on('message', async (one: Case | undefined) => {
  if (one === undefined) {
    copy.remove();
    await renderer.pages.stop();
    parentPort?.close();
    return;
  }
  const result = await runCase(copy, one, renderer).catch((error: Error) => ({
    ...{ missing: [], hits: 0, elapsed: 0 },
    extra: [`The case itself is wrong: ${error.message}`],
  }));
  parentPort?.postMessage(result);
});
parentPort?.postMessage('ready');
