import type { Rule, RuleReport } from '../rules.ts';
import { addDays, type Span } from '../source/calendar.ts';

export default {
  description: 'A customer who is shown one of two prices for the same day may be asked for the other.',

  checkSite({ calendar }, report) {
    for (const span of calendar.published) isSound(span, report);
    for (const { spans } of calendar.dated) {
      const sound = spans.filter((span) => isSound(span, report));
      for (const [index, span] of sound.entries()) {
        const earlier = sound
          .slice(0, index)
          .find(({ from, until = end }) => from <= (span.until ?? end) && span.from <= until);
        if (!earlier) continue;
        report(span.location, {
          message: `These days, ${daysOf(span)}, overlap others of the same fact, ${daysOf(earlier)}.`,
          hint: 'Let the earlier ones end before the later ones begin.',
          related: [{ ...earlier.location, message: 'The other days.' }],
        });
      }
    }
  },
} satisfies Rule;

/** Later than any day. */
const end = '9999';

/** True if both days exist and are in order. Reports them if not. */
function isSound({ from = '', until = end, location }: Span, report: RuleReport): boolean {
  const wrong = [from, until].find((day) => day !== '' && day !== end && addDays(day, 0) !== day);
  const [year, month] = (wrong ?? '').split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  const hint = `Correct the day: the last of that month is the ${last}th.`;
  if (wrong !== undefined) report(location, { message: `There is no day ${wrong}.`, hint });
  if (until < from) {
    const message = `These days end on ${until}, before they begin on ${from}.`;
    report(location, { message, hint: 'Correct one of the two.' });
  }
  return wrong === undefined && from <= until;
}

function daysOf({ from, until }: Span): string {
  return until === undefined ? `from ${from} on` : `${from} to ${until}`;
}
