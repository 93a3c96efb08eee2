import type { Rule } from '../rules.ts';
import { figureFindings } from '../trace/judge.ts';

/** A measure or drive of a vehicle that contradicts its record. */
export default {
  name: 'specification',
  description: 'A buyer who chose a cart by its seats, range, speed or drive gets another.',
  checkSite(site, report) {
    for (const finding of figureFindings(site, 'specification')) report(finding);
  },
} satisfies Rule;
