import { isHoliday } from '../facts/opening-hours.ts';
import type { Rule } from '../rules.ts';
import type { DatedValue } from '../source/calendar.ts';

/** Later than any day. */
const end = '9999';

export default {
  description: 'A customer who is shown one of two prices for the same day may be asked for the other.',

  checkSite({ calendar }, report) {
    for (const { spans, changes } of calendar.dated) {
      for (const [index, span] of spans.entries()) {
        // Of opening hours, a holiday can be within a season.
        const isAlike = (earlier: DatedValue) => changes === undefined || isHoliday(earlier) === isHoliday(span);
        const isShared = ({ from, until = end }: DatedValue) => from <= (span.until ?? end) && span.from <= until;
        const earlier = spans.slice(0, index).filter(isAlike).find(isShared);
        if (!earlier) continue;
        report(span.location, {
          message: 'These days overlap others of the same fact.',
          hint: 'Let the earlier ones end before the later ones begin.',
          related: [{ ...earlier.location, message: 'The other days.' }],
        });
      }
    }
  },
} satisfies Rule;
