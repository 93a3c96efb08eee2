import { annotatedFacts, clash, factAt } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { Rule } from '../rules.ts';

/** `mutual` in a schema says that each entry of a list names the holder of the list in turn. */
export default {
  description:
    'A local finds a neighboring town on one page and misses it on the other, and sees that the dealer does not know the county.',

  checkFacts(site, report) {
    for (const { path, value, schema } of annotatedFacts(site, 'mutual')) {
      const [slug, key = ''] = path.split('.').slice(-2);
      for (const [index, name] of (Array.isArray(value) ? value : []).entries()) {
        const theirs = `${schema.items?.entryOf}.${name}.${key}`;
        const named = factAt(site, theirs);
        if (!Array.isArray(named) || named.includes(slug) || isInvalidFact(theirs, site.invalidFacts)) continue;
        report(clash(site, `${path}.${index}`, { [theirs]: 'What the other one names.' }), {
          message: `"${path}" names "${name}", which does not name "${slug}".`,
          hint: `Add "${slug}" to the ${key} of "${name}", or take "${name}" out here.`,
        });
      }
    }
  },
} satisfies Rule;
