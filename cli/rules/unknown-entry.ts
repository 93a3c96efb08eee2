import { annotatedFacts, factsLike } from '../facts/described-facts.ts';
import { unknownEntries } from '../facts/invalid-facts.ts';
import { oneOf } from '../report/did-you-mean.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';

/** A schema says by `entryOf` what a text names an entry of, and by `valueIn` which values it is one of. */
export default {
  description: 'A fact that names another one which does not exist leaves a hole on every page that follows it.',

  checkSite(site, report) {
    checkFile(site, 'site', site.source.site, report);
    for (const { schema, file } of site.source.records.values()) checkFile(site, schema, file, report);
    for (const { path, value, mark, schema } of annotatedFacts<string>(site, 'valueIn')) {
      const known = new Set(factsLike(site, mark).map((fact) => String(fact.value)));
      if (typeof value !== 'string' || known.has(value) || [schema.also].flat().includes(value)) continue;
      report({ ...site.facts.locate(path), message: `No fact "${mark}" is "${value}".`, hint: oneOf(value, known) });
    }
  },
} satisfies Rule;

function checkFile(site: Site, schema: string, file: SourceFile, report: RuleReport): void {
  for (const { path, value, fact, entries } of unknownEntries(site.schemas, schema, file, site.facts.tree)) {
    // An entry whose own name is wrong is reported for that.
    if (entries.some((entry) => site.invalidFacts.has(`${fact}.${entry}`))) continue;
    const hint = `${oneOf(value, entries)} A new one is added to "${fact}" first; for one that is gone, take this out.`;
    report({ ...file.locate(path), message: `"${value}" is no entry of the fact "${fact}".`, hint });
  }
}
