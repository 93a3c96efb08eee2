import { isMap } from '../facts/facts.ts';
import type { Rule } from '../rules.ts';
import { valueAt } from '../schema/describe-error.ts';

/** What no two entries of a collection have in common. */
const distinct: readonly [collection: string, keys: string[]][] = [
  ['vehicles', ['name', 'model']],
  ['series', ['name']],
  ['brands', ['name']],
  ['showrooms', ['name', 'phone', 'address.street', 'website']],
  ['services', ['name']],
];

export default {
  name: 'duplicate-entry',
  description:
    'A customer who calls one showroom reaches another, or sees two carts by one name and buys the wrong one.',

  checkSite(site, report) {
    for (const [collection, keys] of distinct) {
      const entries = site.facts.tree[collection];
      if (!isMap(entries)) continue;
      for (const key of keys) {
        const first = new Map<string, string>();
        for (const [slug, entry] of Object.entries(entries)) {
          const value = valueAt(entry, key.split('.'));
          if (typeof value !== 'string' || value === '') continue;
          const path = `${collection}.${slug}.${key}`;
          const other = first.get(value.toLowerCase());
          if (other === undefined) first.set(value.toLowerCase(), path);
          else {
            for (const [own, theirs] of [
              [path, other],
              [other, path],
            ] as const) {
              report({
                ...site.facts.locate(own),
                message: `"${own}" is "${value}", which "${theirs}" is as well.`,
                hint: 'Correct one of the two.',
                related: [{ ...site.facts.locate(theirs), message: `"${theirs}" is the same.` }],
              });
            }
          }
        }
      }
    }
  },
} satisfies Rule;
