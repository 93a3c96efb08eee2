import { join } from 'node:path';
import type { Command } from 'commander';
import { dayOption, siteOption } from '../files/options.ts';
import { replaceFile } from '../files/replace-file.ts';
import { runValidate } from '../pipeline/index.ts';
import type { Outcome } from '../pipeline/read-site.ts';
import { fixFigures } from '../provenance/fix.ts';
import { printChanges } from '../report/print-changes.ts';
import { formatOption, printOutcome } from '../report/print-outcome.ts';
import { createProgress } from '../report/progress.ts';

interface Options {
  format: string;
  site: string;
  fix?: boolean;
  dryRun?: boolean;
  release?: boolean;
  on?: string;
}

/** `validate`: load to check. */
export default (command: Command) =>
  command
    .description('Read the site, fill in its references and check every fact, without building it.')
    .option('--fix', 'replace typed figures by references where they say what the one fact named near them does')
    .option('--dry-run', 'with --fix: print what it would change, and change nothing')
    .option(
      '--release',
      'fail for every value under "sample:" that has not been replaced, and for errors that "rules:" calls warnings',
    )
    .addOption(siteOption())
    .addOption(dayOption())
    .addOption(formatOption())
    .action(async ({ format, site: root, fix, dryRun, release, on }: Options) => {
      const progress = createProgress();
      const judging = { isRelease: release ?? false, on };
      let outcome = await runValidate(root, progress, judging);
      if (fix && (await applyFixes(root, outcome, format, dryRun)))
        outcome = await runValidate(root, progress, judging);
      progress.done();
      await printOutcome('validate', outcome, format);
    });

/** Writes what can be fixed and prints each changed line. True when anything was written. */
async function applyFixes(root: string, { site }: Outcome, format: string, isDry = false): Promise<boolean> {
  const changes = site ? fixFigures(site) : [];
  const stream = format === 'pretty' ? process.stdout : process.stderr;
  stream.write(printChanges(changes));
  if (!isDry) for (const { file, text } of changes) await replaceFile(join(root, file), text);
  return changes.length > 0 && !isDry;
}
