import type { Schemas } from '../schema/schemas.ts';
import { fullPath, type Subject } from './subject.ts';

/** Paths of the facts with findings already: what comes of reading them is not reported again. */
export type InvalidFacts = ReadonlySet<string>;

/** True when a fact, written as in a text, anything around it or anything in it has a finding already. */
export function isInvalidFact(written: string | undefined, invalid: InvalidFacts, subject?: Subject): boolean {
  if (invalid.size === 0 || written === undefined) return false;
  // The words derived from a fact (`priceText`) are missing where it is wrong.
  const steps = fullPath(written, subject).replace(/Text$/, '').split('.');
  if (steps.some((_, index) => invalid.has(steps.slice(0, index + 1).join('.')))) return true;
  return [...invalid].some((invalidPath) => invalidPath.startsWith(`${steps.join('.')}.`));
}

/** True when anything of the entry that a fact belongs to has a finding already; what is derived from it may be missing too. */
export function hasInvalidPart(fact: string, invalid: InvalidFacts, schemas: Schemas): boolean {
  const [group = '', entry = ''] = fact.split('.');
  const gathered = schemas.records.filter(({ groups }) => groups.includes(group));
  const paths = [`${group}.${entry}`, ...gathered.map(({ collection }) => collection)];
  return paths.some((path) => isInvalidFact(path, invalid));
}

/** True where a fact with findings has this name: what is derived from a fact bears its name. */
export function isInvalidName(name: string | number | undefined, invalid: InvalidFacts): boolean {
  return [...invalid].some((path) => path.endsWith(`.${name}`));
}
