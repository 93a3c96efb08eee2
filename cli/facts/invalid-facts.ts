import { slugOf } from '../files/slug.ts';
import type { Schemas } from '../schema/schemas.ts';
import { fullPath, type Subject } from './subject.ts';

/** True if a fact, named as in a text, has a finding already, or if anything around it or in it has one. */
export function isInvalidFact(written: string | undefined, invalid: ReadonlySet<string>, subject?: Subject): boolean {
  if (invalid.size === 0 || written === undefined) return false;
  // What is derived from a fact (`priceText`, `managerRole`) is missing if the fact is wrong.
  const path = fullPath(written, subject);
  const paths = [path, path.replace(/[A-Z][a-z]*$/, '')].map(plain);
  const isWithin = (inner: string, outer: string) => `${inner}.`.startsWith(`${outer}.`);
  return [...invalid].map(plain).some((wrong) => paths.some((path) => isWithin(path, wrong) || isWithin(wrong, path)));
}

/** A path with slugs for keys: so a key in a wrong form, "Open Day", is the one that texts name, "open-day". */
const plain = (path: string) => path.split('.').map(slugOf).join('.');

/** True if anything in the entry of a fact has a finding already: then facts derived from it may be missing too. */
export function hasInvalidPart(fact: string, invalid: ReadonlySet<string>, schemas: Schemas): boolean {
  const [group = '', entry = ''] = fact.split('.');
  const gathered = schemas.records.filter(({ groups }) => groups.includes(group));
  const paths = [`${group}.${entry}`, ...gathered.map(({ collection }) => collection)];
  return paths.some((path) => isInvalidFact(path, invalid));
}

/** True if a fact with findings has this name: a derived fact has the name of the fact that it comes from. */
export function isInvalidName(name: string | number | undefined, invalid: ReadonlySet<string>): boolean {
  return [...invalid].some((path) => path.endsWith(`.${name}`));
}
