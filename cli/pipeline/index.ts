import { join } from 'node:path';
import { realPathOf } from '../../api/real-path.ts';
import { collectFindings, type Finding } from '../finding.ts';
import { openMemory } from '../memory/memory.ts';
import { readRecord } from '../publish/site-record.ts';
import { createProgress, type Progress } from '../report/progress.ts';
import type { Site } from '../site/site.ts';
import { todayIn } from '../source/calendar.ts';
import { UsageError } from '../usage-error.ts';
import type { BuildOptions } from './build-site.ts';
import { checkDays, type Outcome, type Reading, readFrame, readPages } from './read-site.ts';
import { hashInputs, hashKept, isUntouched } from './up-to-date.ts';

/** Runs the steps from loading to checking, which find every mistake that does not need rendering. */
export async function runValidate(root: string, progress: Progress, options: Reading = {}): Promise<Outcome> {
  const found = collectFindings();
  const { findings, report } = found;
  const { memory = openMemory() } = options;
  const { source, readerOn } = await readFrame(root, { ...options, found, progress, memory });
  if (!readerOn) return { findings, source };
  const reader = readerOn(undefined, found);
  progress.step('Reading the pages');
  readPages(reader, report);
  checkDays(reader, readerOn, found, progress);
  memory.save();
  return { findings, source: reader.site.source, site: reader.site };
}

/**
 * Reads the site in a folder, for a command that cannot work without it.
 * @param name of the site, for the error
 * @throws UsageError if we cannot read `site.yaml` or a schema
 */
export async function requireSite(
  root: string,
  reading: Reading = {},
  name = 'The site',
): Promise<Outcome & { site: Site }> {
  const progress = createProgress();
  const { site, ...outcome } = await runValidate(root, progress, reading);
  await progress.done();
  if (!site) throw new UsageError(`${name} cannot be read; run "npm run validate" to see why.`);
  return { ...outcome, site };
}

type Built = Partial<Outcome> & { findings: Finding[]; pages?: number };

/**
 * Runs the steps from loading to writing. Writes nothing if there is an error. If `out` already has the build of the same inputs, it does
 * nothing and returns that build's findings. If somebody changes a file of the site or of the cache meanwhile, or builds to the same folder,
 * it starts over.
 * @throws UsageError if that happens every time
 */
export async function runBuild(root: string, options: BuildOptions, progress: Progress, attempts = 5): Promise<Built> {
  const { out, force, on } = options;
  if (`${realPathOf(out)}/`.startsWith(`${realPathOf(join(root, 'pages'))}/`))
    throw new UsageError(`The site cannot be written to "${out}", where its pages are. Give another with --out.`);
  // Hash the inputs before we read anything, so that a file saved in the meantime counts as changed.
  const memory = openMemory();
  const inputs = await hashInputs(root, options, memory);
  memory.save();
  const site = await readRecord(out);
  const record = force ? undefined : site;
  const last = record?.stamp;
  const isSame = last?.inputs === inputs && last.on === (on ?? todayIn(last.timeZone)) && last.kept === hashKept(root);
  if (record && isSame && isUntouched(out, record)) return { findings: last.findings, pages: last.pages };
  // Import the builder only if there is something to build, since loading it takes time.
  const { buildAnew } = await import('./build-site.ts');
  return buildAnew(root, { inputs, siteTime: site?.time ?? 0 }, options, memory, progress).catch(
    (error: NodeJS.ErrnoException) => {
      const isChanged = ['OUTDATED', 'ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(error.code ?? '');
      if (attempts === 1 || !isChanged) throw error;
      return runBuild(root, options, progress, attempts - 1);
    },
  );
}
