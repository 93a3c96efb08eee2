import { join } from 'node:path';
import type { Command } from 'commander';
import { replaceFile } from '../files/replace-file.ts';
import { siteOption } from '../files/site-option.ts';
import { collectFindings } from '../finding.ts';
import { type Outcome, runValidate } from '../pipeline/index.ts';
import { fixFigures } from '../provenance/fix.ts';
import { reportSampleValues } from '../release/sample-entries.ts';
import { formatOption, printOutcome } from '../report/command-report.ts';
import { createProgress } from '../report/progress.ts';

interface Options {
  format: string;
  site: string;
  fix?: boolean;
  release?: boolean;
}

/** `validate`: load to check. */
export default {
  name: 'validate',
  description: 'Read the site, fill in its references and check every fact, without building it.',
  register(program: Command): void {
    program
      .command(this.name)
      .description(this.description)
      .option('--fix', 'replace typed figures by references where exactly one fact fits')
      .option(
        '--release',
        'fail for every value under "sample:" that has not been replaced, and for errors that "rules:" calls warnings',
      )
      .addOption(siteOption())
      .addOption(formatOption())
      .action(async ({ format, site: root, fix, release }: Options) => {
        const progress = createProgress();
        const judging = { isRelease: release ?? false };
        let outcome = await runValidate(root, progress, judging);
        if (fix && (await applyFixes(root, outcome, format))) outcome = await runValidate(root, progress, judging);
        if (release && outcome.site) {
          const { findings, report } = collectFindings();
          reportSampleValues(outcome.site, report);
          outcome.findings.push(...findings);
        }
        progress.done();
        await printOutcome(this.name, outcome, format);
      });
  },
};

/** Writes what can be fixed and says what it was. True when anything changed. */
async function applyFixes(root: string, { site }: Outcome, format: string): Promise<boolean> {
  if (!site) return false;
  const { fixes, files } = fixFigures(site);
  for (const [file, text] of files) await replaceFile(join(root, file), text);
  const lines = fixes.map(({ file, line, before, after }) => `${file}:${line}  ${before} -> ${after}\n`);
  const stream = format === 'pretty' ? process.stdout : process.stderr;
  stream.write(lines.join(''));
  return files.size > 0;
}
