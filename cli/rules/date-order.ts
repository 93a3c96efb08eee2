import { type DescribedFact, describedFacts } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import { months } from '../facts/filters.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { addDays, isDay } from '../source/calendar.ts';

/**
 * Dates that cannot be. A schema says by `season` that `from` and `to` are the ends of one and whether it crosses the year, and by
 * `notAfter: today` that a date has passed.
 */
export default {
  name: 'date-order',
  description:
    'A customer who plans by a day that does not exist, or a season that ends before it starts, comes in vain.',

  checkSite(site, report) {
    for (const fact of describedFacts(site)) {
      if (fact.schema.season) checkSeason(site, fact, report);
      checkDate(site, fact, report);
      checkMonthDay(site, fact, report);
    }
  },
} satisfies Rule;

function checkSeason(site: Site, { path, value, schema }: DescribedFact, report: RuleReport): void {
  if (!isMap(value)) return;
  const [from, to] = [dayOf(value.from), dayOf(value.to)];
  if (from === undefined || to === undefined) return;
  const { crossesYear } = schema.season as { crossesYear: boolean };
  if (crossesYear ? to < from : to > from || (to === from && typeof value.to === 'string')) return;
  const problem = to === from ? 'is the day that it starts' : 'comes before its start';
  report({
    ...site.facts.locate(`${path}.to`),
    message: crossesYear
      ? `The season "${path}" ends in the year in which it starts, though it runs through the turn of the year.`
      : `The end of the season "${path}" ${problem}.`,
    hint: 'Correct "from" or "to".',
    related: [{ ...site.facts.locate(`${path}.from`), message: 'The start of the season.' }],
  });
}

/** The place in the year of `{ month, day }` or of a month's name, for comparing. */
function dayOf(value: unknown): number | undefined {
  if (typeof value === 'string') return months.includes(value) ? months.indexOf(value) * 100 + 100 : undefined;
  if (!isMap(value) || typeof value.month !== 'number' || typeof value.day !== 'number') return undefined;
  return value.month * 100 + value.day;
}

function checkMonthDay(site: Site, { path, value }: DescribedFact, report: RuleReport): void {
  if (!isMap(value) || typeof value.month !== 'number' || typeof value.day !== 'number') return;
  // Of a leap year, so that a day of every year may be February 29.
  const length = new Date(Date.UTC(2000, value.month, 0)).getUTCDate();
  if (value.day <= length) return;
  report({
    ...site.facts.locate(`${path}.day`),
    message: `There is no ${months[value.month - 1]} ${value.day}.`,
    hint: `${months[value.month - 1]} has ${length} days at most.`,
  });
}

function checkDate(site: Site, { path, value, schema }: DescribedFact, report: RuleReport): void {
  const isDate = (schema.figure as { kind?: string } | undefined)?.kind === 'date' || schema.notAfter !== undefined;
  const today = site.calendar.on;
  if (!isDate || !isDay(value)) return;
  const [year, month, day] = value.split('-').map(Number);
  if (addDays(value, 0) !== value) {
    report({
      ...site.facts.locate(path),
      message: `There is no ${months[(month ?? 0) - 1]} ${day} in ${year}.`,
      hint: 'Correct the day.',
    });
  } else if (schema.notAfter === 'today' && value > today) {
    report({
      ...site.facts.locate(path),
      message: `"${path}" is ${value}, which is yet to come.`,
      hint: `Write a day up to ${today}, or wait with the change until that day.`,
    });
  }
}
