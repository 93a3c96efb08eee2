import { annotatedFacts, factsLike, unknownEntries } from '../facts/described-facts.ts';
import { suggestName } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { valueAt } from '../source/source-file.ts';

/** In a schema, `entryOf` says which fact a text names an entry of, and `valueIn` says which values it can have. */
export default {
  description: 'A fact that names another one which does not exist leaves a hole on every page that follows it.',

  checkFacts(site, report) {
    for (const { file, at, value, group, entries } of unknownEntries(site)) {
      // If the name of the group or of one of its entries is wrong, that is reported instead.
      const names = [...entries, value].map((entry) => `${group}.${entry}`);
      if ([group, ...names].some((path) => site.invalidFacts.has(path))) continue;
      const takesMore = site.schemas.node('site').child(group)?.schema.additionalProperties !== false;
      const added = takesMore ? ` A new one is added to "${group}" first.` : '';
      const isKey = valueAt(file.data, at) !== value;
      const gone = isKey || typeof at.at(-1) === 'number' ? ' If it is gone, take it out here.' : '';
      const hint = suggestName(String(value), entries) + gone + added;
      const message = `"${value}" is no entry of the fact "${group}".`;
      report(isKey ? file.locateKey(at) : file.locate(at), { message, hint });
    }
    for (const { path, value, mark, schema } of annotatedFacts(site, 'valueIn')) {
      if (site.invalidFacts.has(mark.split('.')[0] ?? '')) continue;
      const known = new Set(factsLike(site, mark).map((fact) => String(fact.value)));
      if (typeof value !== 'string' || value === '' || known.has(value) || [schema.also].flat().includes(value))
        continue;
      report(site.facts.locate(path), { message: `No fact "${mark}" is "${value}".`, hint: suggestName(value, known) });
    }
  },
} satisfies Rule;
