import { describedFacts } from '../../facts/described-facts.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { factPathOf, groupOf } from '../fact-path.ts';
import type { Check } from './check.ts';
import { operandsOf } from './wrong-sum.ts';

/** "24 full-time and 8 part-time, {{ staffing.peak }} in all": a sum told of some of its parts. */
export const wrongTotal: Check = ({ site, text, reference, path }) => {
  const parts = totalsOf(site).get(path);
  if (!parts) return undefined;
  const start = text.value.slice(0, reference.start).search(/[^.!?]*$/);
  const told = text.references
    .filter((one) => one.start >= start && one.end <= reference.start)
    .flatMap((one) => [factPathOf(site, text, one), ...operandsOf(one)]);
  const missing = parts.find((part) => !told.includes(part));
  if (missing === undefined || parts.filter((part) => told.includes(part)).length < 2) return undefined;
  return { message: `${reference.source} counts ${missing} too, which the words here leave out.`, against: missing };
};

const totalsOf = oncePer((site: Site): ReadonlyMap<string, string[]> => {
  const totals = describedFacts(site).filter(({ schema }) => Array.isArray(schema.sumOf));
  return new Map(
    totals.map(({ path, schema }) => {
      return [path, (schema.sumOf as string[]).map((key) => `${groupOf(path)}.${key}`)];
    }),
  );
});
