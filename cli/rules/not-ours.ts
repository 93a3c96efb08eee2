import { mapOf } from '../../schemas/fact-map.ts';
import { namesOf } from '../facts/known-names.ts';
import { proseRule } from '../prose/mistakes-in.ts';
import type { Rule } from '../rules.ts';

const rule = proseRule('not-ours', 'A visitor reads the name of a place that is not served, or of a competitor.');

export default {
  ...rule,

  checkFacts(site, report) {
    rule.checkFacts?.(site, report);
    const { notOurs } = mapOf(mapOf(site.source.site.data).consistency);
    for (const [group, names] of Object.entries(mapOf(notOurs)))
      for (const [index, name] of [names].flat().entries()) {
        const path = namesOf(site)[String(name)];
        if (path === undefined) continue;
        const message = `"${name}" is listed as not ours, and ${path} has this name.`;
        const place = site.source.site.locate(['consistency', 'notOurs', group, index]);
        report(place, { message, hint: 'Take it out of this list.' });
      }
  },
} satisfies Rule;
