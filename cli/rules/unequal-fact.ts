import { annotatedFacts, beside, clash, factAt } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';

/** In a schema, `sameAs` says which fact a value repeats, and `goesWith` says what belongs beside each of its values. */
export default {
  description: 'A customer looks for the showroom in another state.',

  checkFacts(site, report) {
    const pairs = annotatedFacts(site, 'goesWith');
    const copies = annotatedFacts(site, 'sameAs');
    const doubtful = new Set<string>();
    for (const { path, value, mark } of [...pairs, ...copies]) {
      const isCopy = typeof mark === 'string';
      const partner = isCopy ? mark : beside(path, mark.key);
      const wanted = isCopy ? value : mark.values[String(value)];
      const found = factAt(site, partner);
      if (value === undefined || found === undefined || wanted === found || doubtful.has(partner)) continue;
      doubtful.add(path);
      report(clash(site, path, { [partner]: `"${partner}" is "${found}".` }), {
        message: `"${path}" is "${value}", and "${partner}" is "${found}".`,
        hint: value === wanted ? 'Correct the one that is wrong.' : `"${value}" goes with "${wanted ?? 'nothing'}".`,
      });
    }
  },
} satisfies Rule;
