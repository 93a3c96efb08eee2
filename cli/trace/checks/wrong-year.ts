import { factPathOf, groupOf } from '../fact-path.ts';
import type { Check } from './check.ts';

/** "760 hours in {{ plan.year }}", with the hours of another report: a year that is none of the figures of its sentence. */
export const wrongYear: Check = ({ site, text, reference, path }) => {
  if (path.split('.').at(-1) !== 'year') return undefined;
  const own = groupOf(path);
  const start = text.value.slice(0, reference.start).search(/[^.!?]*$/);
  const length = text.value.slice(reference.end).search(/[.!?](?:\s|$)|$/);
  const others = text.references
    .filter((one) => one !== reference && one.start >= start && one.end <= reference.end + length)
    .map((one) => factPathOf(site, text, one))
    .filter((other) => other !== undefined);
  const first = others.find((other) => sharesYear(other, own));
  if (first === undefined || others.some((other) => other.startsWith(`${own}.`))) return undefined;
  return { message: `${reference.source} is not the year of ${first}, which its sentence tells.`, against: first };
};

/** A fact beside or above the group, which has a year of its own. */
function sharesYear(path: string, group: string): boolean {
  return groupOf(path) !== group && path.split('.')[0] === group.split('.')[0] && !path.endsWith('.year');
}
