import type { Rule } from '../rules.ts';
import { dayText } from '../source/calendar.ts';

/** Days that are over, which change nothing any more. */
export default {
  name: 'past-dates',
  description: 'An editor who looks for what holds today reads past what held long ago.',

  checkSite({ calendar }, report) {
    const spans = [...calendar.published, ...calendar.dated.flatMap((fact) => fact.spans)];
    for (const { until, location } of spans) {
      if (until === undefined || until >= calendar.on) continue;
      const message = `This was over on ${dayText(until)}.`;
      report({ severity: 'warning', ...location, message, hint: 'Take it out; nothing on the site changes by that.' });
    }
  },
} satisfies Rule;
