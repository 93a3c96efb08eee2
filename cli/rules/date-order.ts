import { type FactMap, isMap } from '../../schemas/fact-map.ts';
import { clash, type DescribedFact, describedFacts } from '../facts/described-facts.ts';
import { months } from '../facts/filters.ts';
import type { Location } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { isDay, type Span } from '../source/calendar.ts';

/** In a schema, `season` says whether the time between `from` and `to` crosses the year, and `notAfter: today` that a day has passed. */
export default {
  description:
    'A customer who plans by a day that does not exist, or by a season that ends before it begins, finds nobody there.',

  checkSite(site, report) {
    for (const fact of describedFacts(site)) {
      if (fact.schema.season && isMap(fact.value)) checkSeason(site, fact, fact.value, report);
      if (isMonthDay(fact.value)) {
        const { month, day } = fact.value;
        checkDay(`${month}-${day}`, () => site.facts.locate(`${fact.path}.day`), report);
      }
      if (isDay(fact.value)) checkDate(site, fact, fact.value, report);
    }
    const { published, dated } = site.calendar;
    for (const span of [...published, ...dated.flatMap(({ spans }) => spans)]) checkSpan(span, report);
  },
} satisfies Rule;

function checkSeason(site: Site, { path, schema }: DescribedFact, season: FactMap, report: RuleReport): void {
  const [from, to] = [dayOf(season.from), dayOf(season.to)];
  const { crossesYear } = schema.season ?? {};
  if (from === undefined || to === undefined) return;
  if (crossesYear ? to < from : to >= from) return;
  report(clash(site, `${path}.to`, { [`${path}.from`]: 'The start of the season.' }), {
    message: crossesYear
      ? `The season "${path}" ends in the year in which it starts, though it runs through the turn of the year.`
      : `The end of the season "${path}" comes before its start.`,
    hint: 'Correct "from" or "to".',
  });
}

/** The place in the year of `{ month, day }` or of a month's name, for comparing. */
function dayOf(value: unknown): number | undefined {
  const month = months.indexOf(value as string) + 1;
  if (month > 0) return month * 100;
  return isMonthDay(value) ? value.month * 100 + value.day : undefined;
}

function isMonthDay(value: unknown): value is { month: number; day: number } {
  return isMap(value) && typeof value.month === 'number' && typeof value.day === 'number';
}

function checkDate(site: Site, { path, schema }: DescribedFact, date: string, report: RuleReport): void {
  const today = site.calendar.on;
  if (!checkDay(date, () => site.facts.locate(path), report) || schema.notAfter !== 'today' || date <= today) return;
  const dated = schema.figure ? ' For a change to come, write the day below "dated:" (see pages/README.md).' : '';
  const hint = `Write today or a day before it.${dated}`;
  report(site.facts.locate(path), { message: `"${path}" is ${date}, which is yet to come.`, hint });
}

/** Checks the days of a page, a block or a value. */
function checkSpan({ from, until, location }: Span, report: RuleReport): void {
  const areDays = [from, until].every((day) => day === undefined || checkDay(day, () => location, report));
  if (!areDays || from === undefined || until === undefined || from <= until) return;
  const message = `These days end on ${until}, before they begin on ${from}.`;
  report(location, { message, hint: 'Correct one of the two.' });
}

/** Reports a day that does not exist. @param day `YYYY-MM-DD`, or `MM-DD` for a day of every year, which can be February 29 */
function checkDay(day: string, locate: () => Location, report: RuleReport): boolean {
  const [date = 0, month = 0, year] = day.split('-').map(Number).reverse();
  const length = new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();
  if (date <= length) return true;
  const name = months[month - 1];
  const inYear = year === undefined ? '' : ` in ${year}`;
  const hint = `Correct the day: ${name} has at most ${length} days${inYear}.`;
  report(locate(), { message: `There is no ${name} ${date}${inYear}.`, hint });
  return false;
}
