import { isMap } from '../../schemas/fact-map.ts';
import { formatDay } from '../../schemas/format.ts';
import { annotatedFacts, clash } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import { daysBetween, daysOf, isHoliday, type OpeningHoursLine, week, weekdayOf } from '../facts/opening-hours.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import type { DatedValue } from '../source/calendar.ts';

/** Reports opening hours that contradict themselves, whatever the pages say. */
export default {
  description: 'A customer who finds a day twice, not at all, or closing before it opens does not know when to come.',

  checkSite(site, report) {
    for (const { path, value, mark } of annotatedFacts(site, 'figure')) {
      if (mark.kind === 'hours' && isMap(value) && Array.isArray(value.days))
        checkScope(site, path, value.days, report);
    }
    for (const span of site.calendar.dated.flatMap(({ changes = [] }) => changes)) checkChange(span, report);
  },
} satisfies Rule;

function checkScope(site: Site, scope: string, lines: OpeningHoursLine[], report: RuleReport): void {
  const taken = new Map<string, string>();
  let isReadable = true;
  for (const [index, line] of lines.entries()) {
    const path = `${scope}.days.${index}`;
    const days = daysOf(line);
    // A line with mistakes may name any day.
    if (days.length === 0 || isInvalidFact(path, site.invalidFacts)) {
      isReadable = false;
      continue;
    }
    const { opens, closes } = line;
    if (isBackward(line)) {
      report(clash(site, `${path}.closes`, { [`${path}.opens`]: 'When it opens.' }), {
        message: `"${path}" closes at ${closes}, not after it opens at ${opens}.`,
        hint: hintForOrder,
      });
    }
    const twice = days.find((day) => taken.has(day));
    if (twice) {
      report(clash(site, `${path}.from`, { [`${taken.get(twice)}.from`]: `The other line with ${twice}.` }), {
        message: `"${scope}" lists ${twice} twice.`,
        hint: `Take ${twice} out of one of the two lines. A line gives the hours of a day from opening to closing, without breaks.`,
      });
    }
    for (const day of days) taken.set(day, path);
  }
  const missing = week.filter((day) => !taken.has(day));
  if (!isReadable || missing.length === 0) return;
  const dated = site.calendar.dated.find(({ path }) => path.join('.') === scope);
  const lasting = dated?.spans.find(({ path, until }) => until === undefined && path.join() === dated.at.join());
  const add = lineToAdd(missing[0] ?? '');
  report(lasting?.location ?? site.facts.locate(scope), {
    message: lasting
      ? `These hours hold for good from ${formatDay(lasting.from)} on, and say nothing of ${missing.join(', ')}.`
      : `"${scope}" says nothing of ${missing.join(', ')}.`,
    hint: lasting ? `For a holiday, write "until:" with its last day below "from:". If these hours stay: ${add}` : add,
  });
}

/** Closing at "00:00" is closing at midnight. A time in another form has a finding already. */
const isBackward = ({ opens, closes }: OpeningHoursLine) =>
  /^\d\d:\d\d-\d\d:\d\d$/.test(`${opens}-${closes}`) && `${closes}` <= `${opens}` && closes !== '00:00';
const hintForOrder = 'Exchange the two, or correct one of them: clock times run to 24 hours, so that 5 PM is "17:00".';

/** The lines of a holiday have to name each of its days. We check those of a season like any week, once it has begun. */
function checkChange({ from, until, value, location }: DatedValue, report: RuleReport): void {
  const { days } = value as { days?: OpeningHoursLine[] };
  if (!days || !isHoliday({ from, until })) return;
  const wrong = days.find(isBackward);
  if (wrong) {
    const message = `These hours close at ${wrong.closes}, not after they open at ${wrong.opens}.`;
    report(location, { message, hint: hintForOrder });
  }
  const named = new Set(days.flatMap(daysOf));
  const missing = daysBetween(from, until).find((day) => !named.has(weekdayOf(day)));
  if (missing === undefined) return;
  report(location, {
    message: `These hours say nothing of ${weekdayOf(missing)}, ${formatDay(missing)}.`,
    hint: lineToAdd(weekdayOf(missing)),
  });
}

function lineToAdd(day: string): string {
  const open = `- { from: ${day}, opens: "09:00", closes: "17:00" }`;
  return `Add a line below "days:", with the hours of that day: ${open}, or - { from: ${day}, closed: true }.`;
}
