import { createProgress } from '../report/progress.ts';
import type { Site } from '../site/site.ts';
import { UsageError } from '../usage-error.ts';
import { runValidate } from './index.ts';
import type { Outcome, Reading } from './read-site.ts';

/**
 * Reads the site in a folder, for a command that cannot work without it.
 * @throws UsageError if we cannot read `site.yaml` or a schema
 */
export async function requireSite(root: string, reading: Reading = {}): Promise<Outcome & { site: Site }> {
  const progress = createProgress();
  const { site, ...outcome } = await runValidate(root, progress, reading);
  await progress.done();
  if (!site) throw new UsageError('The site cannot be read; run "npm run validate" to see why.');
  return { ...outcome, site };
}
