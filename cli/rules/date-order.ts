import { clash, type DescribedFact, describedFacts } from '../facts/described-facts.ts';
import { type FactMap, isMap } from '../facts/facts.ts';
import { months } from '../facts/filters.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { addDays, isDay } from '../source/calendar.ts';

/** In a schema, `season` says whether the time between `from` and `to` crosses the year, and `notAfter: today` that a day has passed. */
export default {
  description: 'A customer who plans by a day that there is not, or by a season that ends first, comes in vain.',

  checkSite(site, report) {
    for (const fact of describedFacts(site)) {
      if (fact.schema.season && isMap(fact.value)) checkSeason(site, fact, fact.value, report);
      if (isMonthDay(fact.value)) checkMonthDay(site, fact.path, fact.value, report);
      if (isDay(fact.value)) checkDate(site, fact, fact.value, report);
    }
  },
} satisfies Rule;

function checkSeason(site: Site, { path, schema }: DescribedFact, season: FactMap, report: RuleReport): void {
  const [from, to] = [dayOf(season.from), dayOf(season.to)];
  const { crossesYear } = schema.season ?? {};
  if (from === undefined || to === undefined) return;
  if (crossesYear ? to < from : to > from || (to === from && typeof season.to === 'string')) return;
  const problem = to === from ? 'is the day that it starts' : 'comes before its start';
  report(clash(site, `${path}.to`, { [`${path}.from`]: 'The start of the season.' }), {
    message: crossesYear
      ? `The season "${path}" ends in the year in which it starts, though it runs through the turn of the year.`
      : `The end of the season "${path}" ${problem}.`,
    hint: 'Correct "from" or "to".',
  });
}

/** The place in the year of `{ month, day }` or of a month's name, for comparing. */
function dayOf(value: unknown): number | undefined {
  const month = months.indexOf(value as string) + 1;
  if (month > 0) return month * 100;
  return isMonthDay(value) ? value.month * 100 + value.day : undefined;
}

type MonthDay = { month: number; day: number };

function isMonthDay(value: unknown): value is MonthDay {
  return isMap(value) && typeof value.month === 'number' && typeof value.day === 'number';
}

function checkMonthDay(site: Site, path: string, { month, day }: MonthDay, report: RuleReport): void {
  // A leap year, so that February 29 can be a day of every year.
  const length = new Date(Date.UTC(2000, month, 0)).getUTCDate();
  if (day <= length) return;
  const name = months[month - 1];
  const hint = `${name} has ${length} days at most.`;
  report(site.facts.locate(`${path}.day`), { message: `There is no ${name} ${day}.`, hint });
}

function checkDate(site: Site, { path, schema }: DescribedFact, date: string, report: RuleReport): void {
  const today = site.calendar.on;
  const [year, month, day] = date.split('-').map(Number);
  if (addDays(date, 0) !== date) {
    const message = `There is no ${months[(month ?? 0) - 1]} ${day} in ${year}.`;
    report(site.facts.locate(path), { message, hint: 'Correct the day.' });
  } else if (schema.notAfter === 'today' && date > today) {
    const hint = `Write a day up to ${today}, or wait with the change until that day.`;
    report(site.facts.locate(path), { message: `"${path}" is ${date}, which is yet to come.`, hint });
  }
}
