import type { Rule } from '../rules.ts';
import { figureFindings } from '../trace/judge.ts';

/** Opening hours that contradict those of the scope that the page names. */
export default {
  name: 'hours',
  description: 'A customer who comes at the wrong hour finds the door closed.',
  checkSite(site, report) {
    for (const finding of figureFindings(site, 'hours')) report(finding);
  },
} satisfies Rule;
