import { resolve } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { type Finding, startOf } from '../finding.ts';
import { type BrokenLink, checkLinks } from '../pipeline/check-links.ts';
import { runValidate } from '../pipeline/index.ts';
import { formatOption, printOutcome } from '../report/print-outcome.ts';
import { createProgress, silentProgress } from '../report/progress.ts';
import { linksOf, type SiteLink } from '../site/links.ts';

export default (command: Command) =>
  command
    .description('Serve the built site and follow every link, image, asset and anchor of it.')
    .option('--out <folder>', 'folder of the built site', 'dist')
    .option('--external', 'also check links to other sites', false)
    .addOption(formatOption())
    .action(async ({ out, external, format }) => {
      const progress = createProgress();
      const [checked, outcome] = await Promise.all([
        checkLinks(resolve(out), external, (count) => count % 50 === 0 && progress.step(`Following links: ${count}`)),
        runValidate(process.cwd(), silentProgress),
      ]);
      const written = outcome.site ? linksOf(outcome.site) : [];
      await progress.done();
      const findings = checked.broken.map((link) => findingOf(link, written, out));
      await printOutcome(
        `check-links (${checked.links} links)`,
        { ...outcome, findings, pages: checked.pages },
        format,
      );
    });

/** The finding for a broken link. It points to the YAML line with the link, or to the built page if no line has it. */
function findingOf({ target, page, isDead, status }: BrokenLink, written: readonly SiteLink[], out: string): Finding {
  const source = written.find((link) => link.target === target && (!link.page || !page || link.page.route === page));
  const built = `${out}${!page || page === '/' ? '/index' : page}.html`;
  const location = source?.locate() ?? startOf(built);
  const answer = status === 0 ? 'no answer' : `status ${status}`;
  if (!isDead) {
    const message = `Link "${target}" could not be reached (${answer}).`;
    const hint = 'It may be there later; open it in a browser.';
    return { rule: 'unreachable-link', severity: 'warning', ...location, message, hint };
  }
  const isAnchor = target.includes('#') && status === 200;
  const message = `Link "${target}" ${isAnchor ? 'leads to a page without that section' : `is dead (${answer})`}.`;
  const rule = isAnchor ? 'dead-anchor' : 'dead-link';
  return { rule, severity: 'error', ...location, message, hint: 'Correct the link, or take it out.' };
}
