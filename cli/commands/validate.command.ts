import type { Command } from 'commander';
import { runValidate } from '../pipeline/index.ts';
import { formatOption, printOutcome } from '../report/command-report.ts';
import { createProgress } from '../report/progress.ts';

/** `validate`: load to check. */
export default {
  name: 'validate',
  description: 'Read the site, fill in its references and check every fact, without building it.',
  register(program: Command): void {
    program
      .command(this.name)
      .description(this.description)
      .addOption(formatOption())
      .action(async ({ format }: { format: string }) => {
        const progress = createProgress();
        const outcome = await runValidate(process.cwd(), progress);
        progress.done();
        await printOutcome(this.name, outcome, format);
      });
  },
};
