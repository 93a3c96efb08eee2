import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { dayOption } from '../files/day-option.ts';
import { runBuild } from '../pipeline/index.ts';
import { formatOption, printOutcome } from '../report/command-report.ts';
import { createProgress } from '../report/progress.ts';

/** `build`: load to write. */
export default {
  name: 'build',
  description: 'Validate the site, render every page, check what was rendered and write it.',
  register(program: Command): void {
    program
      .command(this.name)
      .description(this.description)
      .option('--out <folder>', 'folder to write to', 'dist')
      .option('--base-url <url>', "absolute address of the site, in place of the dealer's", parseBaseUrl)
      .option('--force', 'build even when nothing has changed')
      .option(
        '--release',
        'fail where "validate --release" does, and compress as well as can be, however long that takes',
      )
      .addOption(dayOption())
      .addOption(formatOption())
      .action(async ({ out, baseUrl, force, release, on, format }: BuildFlags) => {
        const progress = createProgress();
        const options = {
          out: resolve(out),
          on,
          force: force === true,
          release: release === true,
          ...(baseUrl === undefined ? {} : { baseUrl }),
        };
        const outcome = await runBuild(process.cwd(), options, progress);
        progress.done();
        await printOutcome(this.name, outcome, format);
      });
  },
};

interface BuildFlags {
  out: string;
  baseUrl?: string;
  force?: boolean;
  release?: boolean;
  on?: string;
  format: string;
}

function parseBaseUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new InvalidArgumentError('It must be an address such as https://www.example.com.');
  }
  return text.replace(/\/+$/, '');
}
