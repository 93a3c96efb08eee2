import type { Rule } from '../rules.ts';
import { figureFindings } from '../trace/judge.ts';

/** A typed figure that no fact holds. */
export default {
  name: 'unknown-figure',
  description: 'A figure that no fact holds has no one who keeps it true, and a visitor relies on it.',
  checkSite(site, report) {
    for (const finding of figureFindings(site, 'unknown-figure')) report(finding);
  },
} satisfies Rule;
