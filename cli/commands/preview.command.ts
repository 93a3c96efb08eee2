import { watch } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { createApp } from '../../api/app.ts';
import { dayOption } from '../files/day-option.ts';
import { runBuild } from '../pipeline/index.ts';
import { printOutcome } from '../report/command-report.ts';
import { silentProgress } from '../report/progress.ts';
import { dayText } from '../source/calendar.ts';

interface Options {
  on?: string;
  port: string;
  host: string;
}

/** `preview`: the working copy as it would be built, for a colleague to look at. */
export default {
  name: 'preview',
  description: 'Serve the site as it would be built, drafts included, under a banner; a saved file builds it again.',
  register(program: Command): void {
    program
      .command(this.name)
      .description(this.description)
      .option('--port <number>', 'port to listen on', '4174')
      .option('--host <address>', 'address to listen on; 0.0.0.0 for every network of the machine', '127.0.0.1')
      .addOption(dayOption())
      .action(async ({ on, port, host }: Options) => {
        const root = process.cwd();
        const out = join(await mkdtemp(join(tmpdir(), 'cartwright-preview-')), 'site');
        const app = createApp({ site: out });
        const baseUrl = await app.listen({ port: Number(port), host });
        const banner = `A preview${on ? ` of ${dayText(on)}` : ''}, drafts included. Nobody else sees it.`;
        const build = async () => {
          const outcome = await runBuild(root, { out, on, withDrafts: true, banner, baseUrl }, silentProgress);
          await printOutcome(this.name, outcome, 'pretty');
        };
        await build();
        console.log(`Preview at ${baseUrl} (Ctrl+C stops)`);
        const watching = watchSite(root, build);
        for (const signal of ['SIGINT', 'SIGTERM'] as const) {
          process.once(signal, async () => {
            watching.abort();
            await app.close();
            await rm(dirname(out), { recursive: true, force: true });
            process.exit(0);
          });
        }
      });
  },
};

/** Calls `build` after each change of the site, once for those that come together, and never twice at a time. */
function watchSite(root: string, build: () => Promise<void>): AbortController {
  const end = new AbortController();
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(build).catch((error) => console.error(error));
    }, 100);
  };
  watch(join(root, 'pages'), { recursive: true, signal: end.signal }, onChange);
  watch(root, { signal: end.signal }, (_, name) => name === 'site.yaml' && onChange());
  return end;
}
