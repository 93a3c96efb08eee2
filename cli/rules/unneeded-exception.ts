import type { Rule } from '../rules.ts';
import { allowancesOf } from '../trace/allowances.ts';
import { standsAt } from '../trace/exceptions.ts';

/** An entry under `consistency.allow` whose figure or place stands nowhere, or is a fact by now. */
export default {
  name: 'unneeded-exception',
  description: 'An exception that outlives its figure lets the next mistake of the same wording through unseen.',
  checkSite(site, report) {
    for (const allowance of allowancesOf(site)) {
      if (standsAt(site, allowance)) continue;
      const where = allowance.page === undefined ? 'no page' : `${allowance.page} does not`;
      const needs = allowance.page === undefined ? 'needs it' : 'need it';
      report({
        ...allowance.location,
        message: `"${allowance.words}" is allowed here, and ${where} ${needs}.`,
        hint: 'Take the entry out.',
      });
    }
  },
} satisfies Rule;
