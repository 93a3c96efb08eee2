import type { Rule } from '../rules.ts';
import { figureFindings } from '../trace/judge.ts';

/** A price of a vehicle, a series or a rental plan that contradicts the fact. */
export default {
  name: 'price',
  description: 'A customer who was shown two prices trusts neither, and may hold the dealer to the lower one.',
  checkSite(site, report) {
    for (const finding of figureFindings(site, 'price')) report(finding);
  },
} satisfies Rule;
