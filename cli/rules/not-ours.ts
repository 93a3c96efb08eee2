import { listedNames, namesOf } from '../facts/known-names.ts';
import { proseRule } from '../prose/mistakes-in.ts';
import type { Rule } from '../rules.ts';

const rule = proseRule('not-ours', 'A visitor reads the name of a place that is not served, or of a competitor.');

export default {
  ...rule,

  checkFacts(site, report) {
    rule.checkFacts?.(site, report);
    for (const { name, at } of listedNames(site)) {
      const path = namesOf(site).get(name);
      if (path === undefined) continue;
      const message = `"${name}" is listed as not ours, and ${path} has this name.`;
      report(site.source.site.locate(at), { message, hint: 'Take it out of this list.' });
    }
  },
} satisfies Rule;
