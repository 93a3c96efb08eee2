import { type Command, Option } from '@commander-js/extra-typings';
import { keepHeapLean } from '../files/lean-heap.ts';
import { dayOption, siteOption } from '../files/options.ts';
import { runValidate } from '../pipeline/index.ts';
import { fixFigures } from '../provenance/fix.ts';
import { writeChanges } from '../provenance/write-changes.ts';
import { formatOption, printOutcome } from '../report/print-outcome.ts';
import { createProgress } from '../report/progress.ts';

export default (command: Command) =>
  command
    .description('Read the site, fill in its references and check every fact, without building it.')
    .option('--fix', 'replace typed figures by references where they say what the one fact named near them does')
    .addOption(new Option('--dry-run', 'print what --fix would change, and change nothing').implies({ fix: true }))
    .option('--release', 'fail for every value still under "sample:", and for errors that "rules:" calls warnings')
    .addOption(siteOption())
    .addOption(dayOption())
    .addOption(formatOption())
    .action(async ({ format, site: root, fix, dryRun, release, on }) => {
      keepHeapLean();
      const progress = createProgress();
      const reading = { release, on };
      let outcome = await runValidate(root, progress, reading);
      const changes = fix && outcome.site ? fixFigures(outcome.site) : [];
      // Programs that read standard output expect only the chosen format there.
      const stream = format === 'pretty' ? process.stdout : process.stderr;
      if (await writeChanges(root, changes, dryRun, stream)) outcome = await runValidate(root, progress, reading);
      await progress.done();
      await printOutcome('validate', outcome, format);
    });
