import { describedFacts } from '../../facts/described-facts.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { groupOf, pathsBeside } from '../fact-path.ts';
import type { Check } from './check.ts';

/** "760 hours in {{ plan.year }}", with the hours of another report: a year that is none of the figures of its sentence. */
export const wrongYear: Check = (place) =>
  place.path.split('.').at(-1) === 'year' ? ofOthers(place) : ofAnotherYear(place);

const ofOthers: Check = ({ site, text, reference, path }) => {
  const own = groupOf(path);
  const others = pathsBeside(site, text, reference);
  const first = others.find((other) => sharesYear(other, own));
  if (first === undefined || others.some((other) => other.startsWith(`${own}.`))) return undefined;
  return { message: `${reference.source} is not the year of ${first}, which its sentence tells.`, against: first };
};

/** "In {{ report.year }} we hired {{ report.plan.hires }}": a figure of a group that has a year of its own. */
const ofAnotherYear: Check = ({ site, text, reference, path }) => {
  const top = path.split('.')[0] ?? '';
  const own = yearsOf(site).findLast((year) => path.startsWith(`${groupOf(year)}.`));
  if (own === undefined || !text.value) return undefined;
  const told = pathsBeside(site, text, reference).filter(
    (other) => other.startsWith(`${top}.`) && other.endsWith('.year'),
  );
  const [year] = told;
  // "Above the 85 percent that we aim for in 2025."
  const years = text.references.filter((one) => one.path !== undefined && told.includes(one.path));
  const goesOn = years.some(({ start }) =>
    /,\s(?:which|that|where|while|against|and so)\b|;/.test(text.value.slice(reference.end, start)),
  );
  // "Our goal is below the 92 percent of 2024": the year stands right behind another figure.
  const isOfNext = text.references.some(
    (one) =>
      one.start >= reference.end &&
      years.some((next) => /^ (?:of|in|for|from) $/.test(text.value.slice(one.end, next.start))),
  );
  if (goesOn || isOfNext) return undefined;
  if (year === undefined || told.includes(own)) return undefined;
  return { message: `${reference.source} is of the year ${own}, and its sentence tells ${year}.`, against: own };
};

/** Paths of the facts that are the year of their group, that of a part behind that of the whole. */
const yearsOf = oncePer((site: Site): string[] =>
  describedFacts(site)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.year'))
    .sort((one, other) => one.length - other.length),
);

/** A fact beside or above the group, which has a year of its own. */
function sharesYear(path: string, group: string): boolean {
  return groupOf(path) !== group && path.split('.')[0] === group.split('.')[0] && !path.endsWith('.year');
}
