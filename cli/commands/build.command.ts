import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { keepHeapLean } from '../files/lean-heap.ts';
import { dayOption } from '../files/options.ts';
import { runBuild } from '../pipeline/index.ts';
import { formatOption, printOutcome } from '../report/print-outcome.ts';
import { measured } from '../report/profile.ts';
import { createProgress } from '../report/progress.ts';

/** Name of the CPU profile that `--profile` writes into the working folder. */
const profileName = 'build.cpuprofile';

export default (command: Command) =>
  command
    .description('Validate the site, render every page, check what was rendered and write it.')
    .option('--out <folder>', 'folder to write to', 'dist')
    .option('--base-url <url>', 'absolute address of the site, in place of that in site.yaml', parseBaseUrl)
    .option('--force', 'build even when nothing has changed')
    .option('--release', 'fail where "validate --release" does, and compress as well as can be, which takes longer')
    .option('--profile', `print where time and memory went, and write ${profileName} for the profiler of Chrome`)
    .addOption(dayOption())
    .addOption(formatOption())
    .action(async ({ out, profile, format, ...options }) => {
      keepHeapLean();
      const progress = profile ? await measured(createProgress(), profileName) : createProgress();
      const outcome = await runBuild(process.cwd(), { ...options, out: resolve(out) }, progress);
      await progress.done();
      await printOutcome('build', outcome, format);
    });

function parseBaseUrl(text: string): string {
  const url = URL.parse(text);
  // This is only true without credentials, a path, a query and a fragment.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new InvalidArgumentError('It must be an address such as https://www.example.com.');
}
