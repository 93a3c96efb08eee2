import type { Rule } from '../rules.ts';
import { figureFindings } from '../trace/judge.ts';

/** A count that contradicts the list it counts. */
export default {
  name: 'count',
  description: 'A visitor who counts fewer towns, models or showrooms than were promised doubts the rest.',
  checkSite(site, report) {
    for (const finding of figureFindings(site, 'count')) report(finding);
  },
} satisfies Rule;
