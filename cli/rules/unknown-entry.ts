import { unknownEntries } from '../facts/invalid-facts.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';

export default {
  name: 'unknown-entry',
  description: 'A fact that names another one which does not exist leaves a hole on every page that follows it.',

  checkSite(site, report) {
    checkFile(site, 'site', site.source.site, report);
    for (const { schema, file } of site.source.records.values()) checkFile(site, schema, file, report);
  },
} satisfies Rule;

function checkFile(site: Site, schema: string, file: SourceFile, report: RuleReport): void {
  for (const { path, value, fact, entries } of unknownEntries(site.schemas, schema, file, site.facts.tree)) {
    const hint = didYouMean(value, entries) ?? `Entries of "${fact}": ${entries.join(', ')}.`;
    report({ ...file.locate(path), message: `"${value}" is no entry of the fact "${fact}".`, hint });
  }
}
