import type { Rule } from '../rules.ts';
import { allowancesOf } from '../trace/allowances.ts';
import { standsAt } from '../trace/exceptions.ts';

/** An entry under `consistency.allow` past its last day. */
export default {
  name: 'expired-exception',
  description: 'A customer who reads of an offer that has ended asks for it.',
  checkSite(site, report) {
    const today = new Date().toISOString().slice(0, 10);
    for (const allowance of allowancesOf(site)) {
      const { kind, words, until, location } = allowance;
      if (until === undefined || until >= today) continue;
      const stands = standsAt(site, allowance);
      if (!stands) continue;
      const { file, line, column } = stands;
      report({
        ...location,
        message: `"${words}" was allowed until ${until} and still stands on a page.`,
        hint: `Take the ${kind} off the page and the entry out, or set a later day.`,
        related: [{ file, line, column, message: 'It stands here.' }],
      });
    }
  },
} satisfies Rule;
