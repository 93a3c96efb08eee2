import { annotatedFacts, clash } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';

/** `unique` in a schema says that no two entries of a collection, or of two collections, have the same text. */
export default {
  description: 'A customer who calls one showroom reaches another, or buys the wrong one of two carts of one name.',

  checkFacts(site, report) {
    const texts = annotatedFacts(site, 'unique').filter(({ value }) => typeof value === 'string' && value !== '');
    for (const twins of Map.groupBy(texts, ({ kind, mark, value }) =>
      `${mark === true ? kind : mark} ${value}`.toLowerCase(),
    ).values()) {
      for (const { path, value } of twins) {
        const twin = twins.find((entry) => entry.path !== path);
        if (!twin) continue;
        report(clash(site, path, { [twin.path]: `"${twin.path}" is the same.` }), {
          message: `"${path}" is "${value}", which "${twin.path}" is as well.`,
          hint: 'Each needs its own: write another in one of the two, or take one out.',
        });
      }
    }
  },
} satisfies Rule;
