import { annotatedFacts } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';

/** A schema says by `unique` that no two entries of a collection have the same text. */
export default {
  description: 'A customer who calls one showroom reaches another, or buys the wrong one of two carts of one name.',

  checkSite(site, report) {
    const texts = annotatedFacts(site, 'unique').flatMap(({ path, value }) => {
      const [collection, , ...keys] = path.split('.');
      const isSaid = typeof value === 'string' && value !== '';
      return isSaid ? [{ path, value, key: [collection, ...keys, value.toLowerCase()].join('.') }] : [];
    });
    for (const twins of Map.groupBy(texts, ({ key }) => key).values()) {
      for (const { path, value } of twins.length > 1 ? twins : []) {
        const twinPath = twins.find((twin) => twin.path !== path)?.path ?? '';
        report({
          ...site.facts.locate(path),
          message: `"${path}" is "${value}", which "${twinPath}" is as well.`,
          hint: 'Each needs its own: write another in one of the two.',
          related: [{ ...site.facts.locate(twinPath), message: `"${twinPath}" is the same.` }],
        });
      }
    }
  },
} satisfies Rule;
