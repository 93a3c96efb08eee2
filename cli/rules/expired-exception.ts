import type { Rule } from '../rules.ts';
import { allowancesOf, allows } from '../trace/allowances.ts';
import { allJudgements } from '../trace/judge.ts';

/** An entry under `consistency.allow` past its last day. */
export default {
  name: 'expired-exception',
  description: 'A customer who reads of an offer that has ended asks for it.',
  check(site, report) {
    const today = new Date().toISOString().slice(0, 10);
    for (const allowance of allowancesOf(site)) {
      const { figure, until, location } = allowance;
      if (until === undefined || until >= today) continue;
      const stands = allJudgements(site).find((judgement) => allows(allowance, judgement));
      if (!stands) continue;
      const { severity: _, message: __, hint: ___, related: ____, ...place } = stands.finding;
      report({
        ...location,
        message: `"${figure}" was allowed until ${until} and still stands on a page.`,
        hint: 'Take the figure off the page and the entry out, or set a later day.',
        related: [{ ...place, message: 'It stands here.' }],
      });
    }
  },
} satisfies Rule;
