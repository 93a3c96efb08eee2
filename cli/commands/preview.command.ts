import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { watch } from 'chokidar';
import { createApp } from '../../api/app.ts';
import { coalesceCalls } from '../../api/coalesce-calls.ts';
import { formatDay } from '../../schemas/format.ts';
import { onEnd } from '../files/on-end.ts';
import { dayOption, listening, withAddress } from '../files/options.ts';
import { runBuild } from '../pipeline/index.ts';
import { printOutcome } from '../report/print-outcome.ts';
import { silentProgress } from '../report/progress.ts';
import { printed } from '../usage-error.ts';

/** Milliseconds to wait after a change, so that files saved together cause one build. */
const burst = 100;
/** Milliseconds that a build may still take after Ctrl+C. A second one ends it. */
const patience = 30_000;

const restartNeeded = 'The schemas have changed. To see that, stop the preview with Ctrl+C and start it again.';

export default (command: Command) =>
  withAddress(command, 4174)
    .description('Serve the site as it would be built, drafts included, under a banner; a saved file builds it again.')
    .addOption(dayOption())
    .action(async ({ on, port, host }) => {
      const root = process.cwd();
      const folder = await mkdtemp(join(tmpdir(), 'cartwright-preview-'));
      const out = join(folder, 'site');
      const app = createApp({ site: out });
      let building = Promise.resolve();
      const end = async () => {
        await app.close();
        // A build that goes on would bring the folder back.
        await building.catch(() => {});
        await rm(folder, { recursive: true, force: true });
      };
      const giveUp = async (error: unknown): Promise<never> => {
        await end();
        throw error;
      };
      const baseUrl = await listening(app.listen({ port, host })).catch(giveUp);
      onEnd(end, patience);
      const banner = `A preview${on ? ` of ${formatDay(on)}` : ''}, drafts included. The live site stays as it is.`;
      const build = async () => {
        const start = performance.now();
        const outcome = await runBuild(root, { out, on, withDrafts: true, banner, baseUrl }, silentProgress);
        await printOutcome('preview', outcome, 'pretty', performance.now() - start);
      };
      const begin = () => (building = build());
      await begin().catch(giveUp);
      console.log(`Preview at ${baseUrl} (Ctrl+C stops)`);
      const refresh = coalesceCalls(() => begin().catch((error) => console.error(printed(error))), burst);
      const watched = ['pages', 'schemas', 'site.yaml'].map((name) => join(root, name));
      const schemas = join(root, 'schemas');
      watch(watched, { ignoreInitial: true }).on('all', (_, path) =>
        // Node loads the functions of derived facts only once.
        path.startsWith(schemas) ? console.log(restartNeeded) : void refresh(),
      );
    });
