import { entryFor, vouchingOf } from '../prose/given.ts';
import { type FoundMistake, mistakesOfSite, mistakesOnPage } from '../prose/mistakes-in.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Page, SiteFrame } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';

export default {
  description: 'An entry that outlives its figure lets the next mistake of the same wording through unseen.',

  checkPage(page, site, report) {
    if (isAlone(page)) checkFiles(site, [page.source], mistakesOnPage(site)(page), report);
  },

  checkFacts(site, report) {
    const alone = new Set(site.pages.filter(isAlone).map(({ source }) => source));
    const files = sourceFiles(site.source).filter((file) => !alone.has(file) && vouchingOf(file).entries.length > 0);
    const found = site.pages.filter(({ source }) => files.includes(source)).flatMap(mistakesOnPage(site));
    checkFiles(site, files, [...mistakesOfSite(site), ...found], report);
  },
} satisfies Rule;

/** True for the only page of its file: no other page shows its texts. */
function isAlone({ kind, subject }: Page): boolean {
  return kind !== 'record' && subject === undefined;
}

function checkFiles(site: SiteFrame, files: SourceFile[], found: readonly FoundMistake[], report: RuleReport): void {
  // A fact with a mistake may need its entry again once that is corrected.
  if (site.invalidFacts.size > 0) return;
  // What comes or goes on a day may need its entries on that day only.
  const scheduled = new Set(site.calendar.published.map(({ location }) => location.file));
  const needed = new Set(found.map(entryFor));
  for (const file of files) {
    for (const entry of vouchingOf(file).entries) {
      if (needed.has(entry) || scheduled.has(file.file)) continue;
      const isBare = found.some(
        ({ text, start, end }) => text.file === file && text.value.slice(start, end) === entry.text,
      );
      const [problem, hint] = isBare
        ? [
            'is too short to vouch for what contradicts a fact.',
            'Write the words around it too, or correct the figure.',
          ]
        : ['is vouched for here, and nothing in this file needs it.', 'Take the entry out.'];
      report(file.locate(entry.path), { severity: 'warning', message: `"${entry.text}" ${problem}`, hint });
    }
  }
}
