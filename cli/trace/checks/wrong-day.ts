import { daysOf, type OpeningHoursLine, week } from '../../facts/opening-hours.ts';
import { valueAt } from '../../schema/describe-error.ts';
import { wordsAt } from '../surroundings.ts';
import type { Check } from './check.ts';

/** "On Saturdays we close at {{ the time of the weekdays }}": a time of day from a line of the opening hours that has no such day. */
export const wrongDay: Check = ({ site, path, reference, levels }) => {
  const line = /^(hours\.\w+\.days)(?:\.|\[)(\d+)\]?\.(?:opens|closes)$/.exec(path);
  if (!line) return undefined;
  const [, list = '', index = ''] = line;
  const own = daysOf(valueAt(site.facts.tree, `${list}.${index}`.split('.')) as OpeningHoursLine);
  const said =
    daysIn(wordsAt(levels(), 'clause')) ?? daysIn(wordsAt(levels(), 'sentence')) ?? daysIn(wordsAt(levels(), 'beside'));
  if (own.length === 0 || !said || said.some((day) => own.includes(day))) return undefined;
  return {
    message: `The words here speak of ${said.join(', ')}, and ${reference.source} is of ${own.join(', ')}.`,
    against: `${list}.${index}`,
  };
};

/** The days that words name; undefined where they name none. */
function daysIn(words: string): string[] | undefined {
  const text = words.toLowerCase();
  const named = week.filter((day) => new RegExp(`\\b${day}s?\\b`).test(text));
  if (/\bweekdays?\b/.test(text)) named.push(...week.slice(0, 5));
  if (/\bweekends?\b/.test(text)) named.push(...week.slice(5));
  return named.length > 0 ? named : undefined;
}
