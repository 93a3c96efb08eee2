import { formatDay } from '../../schemas/format.ts';
import type { Rule } from '../rules.ts';
import type { Span } from '../source/calendar.ts';

export default {
  description: 'An editor who looks for what holds today reads past what held long ago.',

  checkSite({ calendar }, report) {
    const check = ({ until, location }: Span, hint: string) => {
      if (until === undefined || until >= calendar.on) return;
      report(location, { severity: 'warning', message: `This was over on ${formatDay(until)}.`, hint });
    };
    for (const span of calendar.published) check(span, 'Delete what is over, or correct "until:" to show it again.');
    for (const { spans } of calendar.dated)
      for (const span of spans) check(span, 'Take these days out; nothing on the site changes by that.');
  },
} satisfies Rule;
