import { isMap } from '../../schemas/fact-map.ts';
import { annotatedFacts, factsLike } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';

/** `usedBy` in a schema says which texts name each entry of a collection. */
export default {
  description: 'A visitor who opens a brand or a series finds it empty.',

  checkFacts(site, report) {
    // A record that we cannot read may be the one that names the entry.
    if ([...site.source.records.values()].some(({ file }) => !isMap(file.data))) return;
    for (const { path, value, mark } of annotatedFacts(site, 'usedBy')) {
      const names = factsLike(site, mark).map((fact) => String(fact.value));
      // So may a record that names an unknown entry. And a site without any such records uses the entries in another way.
      if (!isMap(value) || names.length === 0 || names.some((name) => !Object.hasOwn(value, name))) continue;
      for (const slug of Object.keys(value)) {
        if (names.includes(slug)) continue;
        report(site.facts.locate(`${path}.${slug}`), {
          message: `No "${mark}" is "${slug}", so that "${path}.${slug}" is empty.`,
          hint: 'Add what belongs to it, or take it out.',
        });
      }
    }
  },
} satisfies Rule;
