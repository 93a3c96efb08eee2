import { didYouMean } from '../report/did-you-mean.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { visitLeaves } from '../schema/visit-leaves.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';

export default {
  name: 'unknown-entry',
  description: 'A fact that names another one which does not exist leaves a hole on every page that follows it.',

  check(site, report) {
    checkFile(site, 'site', site.source.site, report);
    for (const file of site.source.vehicles.values()) checkFile(site, 'vehicle', file, report);
  },
} satisfies Rule;

/** A schema says by `entryOf` that a text is the key of an entry of that fact. */
function checkFile(site: Site, schema: string, file: SourceFile, report: RuleReport): void {
  visitLeaves(site.schemas.node(schema), file.data, ({ path, value, schema: { entryOf } }) => {
    if (typeof entryOf !== 'string' || value.includes('{{')) return;
    const entries = Object.keys((site.facts.tree[entryOf] ?? {}) as object);
    if (entries.includes(value)) return;
    const hint = didYouMean(value, entries) ?? `Entries of "${entryOf}": ${entries.join(', ')}.`;
    report({ ...file.locate(path), message: `"${value}" is no entry of the fact "${entryOf}".`, hint });
  });
}
