import { annotatedFacts, beside, factAt } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';

interface Partner {
  key: string;
  values: Readonly<Record<string, string>>;
}

/** A schema says by `sameAs` which fact a value repeats, and by `goesWith` what stands beside each of its values. */
export default {
  name: 'unequal-fact',
  description: 'A customer looks for the showroom in another state.',

  checkSite(site, report) {
    const doubtful = new Set<string>();
    for (const { path, value, mark } of annotatedFacts<Partner>(site, 'goesWith')) {
      const partner = beside(path, mark.key);
      const [wanted, found] = [mark.values[String(value)], factAt(site, partner)];
      if (value === undefined || found === undefined || wanted === found) continue;
      doubtful.add(path);
      report({
        ...site.facts.locate(path),
        message: `"${path}" is "${value}", which goes with ${wanted ? `"${wanted}"` : 'nothing'}, not with "${found}".`,
        hint: 'Correct the one that is wrong.',
        related: [{ ...site.facts.locate(partner), message: `"${partner}" is "${found}".` }],
      });
    }
    for (const { path, value, mark } of annotatedFacts<string>(site, 'sameAs')) {
      const wanted = factAt(site, mark);
      if (value === undefined || wanted === undefined || value === wanted || doubtful.has(mark)) continue;
      report({
        ...site.facts.locate(path),
        message: `"${path}" is "${value}", and "${mark}" is "${wanted}".`,
        hint: 'Correct the one that is wrong.',
        related: [{ ...site.facts.locate(mark), message: `"${mark}" is "${wanted}".` }],
      });
    }
  },
} satisfies Rule;
