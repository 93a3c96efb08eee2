import type { Rule } from '../rules.ts';
import { figureFindings } from '../trace/judge.ts';

/** A typed figure that equals a fact. */
export default {
  name: 'untraced-figure',
  description: 'A figure typed into a page stays behind when the fact changes, and the visitor is told the old one.',
  checkSite(site, report) {
    for (const finding of figureFindings(site, 'untraced-figure')) report(finding);
  },
} satisfies Rule;
