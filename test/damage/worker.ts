import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import type { DamagedFile, Ending } from './run-damaged.ts';

/** Validates a copy of the site with each damaged file that it receives. */
parentPort?.on('message', async ({ file, content }: DamagedFile) => {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-damage-'));
  const start = performance.now();
  const run = async () => {
    copyDealerSite(root);
    writeFileSync(join(root, file), content);
    const { findings } = await runValidate(root, silentProgress);
    return { findings: findings.length };
  };
  const how = await run().catch((error) => ({
    crash: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  rmSync(root, { recursive: true, force: true });
  parentPort?.postMessage({ ...how, elapsed: performance.now() - start } satisfies Ending);
});
