import type { Rule } from '../rules.ts';
import { figureFindings } from '../trace/judge.ts';

/** A telephone number that contradicts the one of the place it is given for. */
export default {
  name: 'phone',
  description: 'A caller with the wrong number reaches somebody else, or nobody.',
  checkSite(site, report) {
    for (const finding of figureFindings(site, 'phone')) report(finding);
  },
} satisfies Rule;
