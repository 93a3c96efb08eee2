import type { Rule, RuleReport } from '../rules.ts';
import { addDays, type Span } from '../source/calendar.ts';

/** Days on which nobody can say what holds. */
export default {
  name: 'overlapping-dates',
  description: 'A customer who is shown one of two prices for the same day may be asked for the other.',

  checkSite({ calendar }, report) {
    for (const span of calendar.published) checkSpan(span, report);
    for (const { spans } of calendar.dated) {
      for (const [index, span] of spans.entries()) {
        if (!checkSpan(span, report)) continue;
        const earlier = spans
          .slice(0, index)
          .find(({ from, until }) => from <= (span.until ?? from) && span.from <= (until ?? span.from));
        if (!earlier) continue;
        report({
          ...span.location,
          message: `These days, ${daysOf(span)}, overlap others of the same fact, ${daysOf(earlier)}.`,
          hint: 'Let the earlier ones end before the later ones begin.',
          related: [{ ...earlier.location, message: 'The other days.' }],
        });
      }
    }
  },
} satisfies Rule;

function checkSpan({ from, until, location }: Span, report: RuleReport): boolean {
  const wrong = [from, until].find((day) => day !== undefined && addDays(day, 0) !== day);
  if (wrong !== undefined) report({ ...location, message: `There is no day ${wrong}.`, hint: 'Correct the day.' });
  const isBackwards = from !== undefined && until !== undefined && until < from;
  if (isBackwards)
    report({
      ...location,
      message: `These days end on ${until}, before they begin on ${from}.`,
      hint: 'Correct one of the two.',
    });
  return wrong === undefined && !isBackwards;
}

function daysOf({ from, until }: Span): string {
  return until === undefined ? `from ${from} on` : `${from} to ${until}`;
}
