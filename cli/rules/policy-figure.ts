import type { Rule } from '../rules.ts';
import { figureFindings } from '../trace/judge.ts';

/** A figure of a policy that contradicts the fact. */
export default {
  name: 'policy-figure',
  description: 'A customer plans by the term that was printed, and a court may hold the dealer to it.',
  checkSite(site, report) {
    for (const finding of figureFindings(site, 'policy-figure')) report(finding);
  },
} satisfies Rule;
