import { describedFacts, numberAt } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import type { Rule } from '../rules.ts';

/**
 * Numbers that grow. A schema says so by `ordered` (keys of a map, none less than the one before), by `increasing` (each greater), or
 * by `ascending` (in each entry of a map that key is greater than in the entry before).
 */
export default {
  name: 'order',
  description: 'A customer who reads "5 to 3 days", or a last notice before the first, cannot tell what was meant.',

  checkSite(site, report) {
    for (const { path, value, schema } of describedFacts(site)) {
      const { ordered, increasing, ascending } = schema;
      const keys = Array.isArray(ordered) ? ordered : Array.isArray(increasing) ? increasing : [];
      const steps = typeof ascending === 'string' && isMap(value) ? Object.keys(value) : [];
      const paths = [...keys, ...steps.map((step) => `${step}.${ascending}`)].map((key) => `${path}.${key}`);
      for (const [index, later] of paths.entries()) {
        const earlier = paths[index - 1];
        if (earlier === undefined) continue;
        const [least, number] = [numberAt(site, earlier), numberAt(site, later)];
        if (least === undefined || number === undefined) continue;
        if (number > least || (number === least && Array.isArray(ordered))) continue;
        report({
          ...site.facts.locate(later),
          message: `"${later}" is ${number}, ${number < least ? 'less than' : 'no more than'} "${earlier}" with ${least}.`,
          hint: 'Exchange the two, or correct the one that is wrong.',
          related: [{ ...site.facts.locate(earlier), message: `"${earlier}" is ${least}.` }],
        });
      }
    }
  },
} satisfies Rule;
