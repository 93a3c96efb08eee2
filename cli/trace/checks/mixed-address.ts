import { factPathOf } from '../fact-path.ts';
import type { Check } from './check.ts';

/** "100 Main Street, Woodbridge" with the street of one showroom and the town of another; a map link with half a position of each. */
export const mixedAddress: Check = ({ site, text, reference, path }) => {
  const own = entryOf(path);
  if (own === undefined) return undefined;
  const record = /^showrooms\.[^.]+/.exec(text.fact ?? '')?.[0];
  if (record !== undefined && record !== own) {
    return { message: `The record of ${record} gives ${reference.source}, which is of ${own}.` };
  }
  const before = text.references.findLast(({ end }) => end <= reference.start);
  if (!before || /[\p{L}\p{N}]/u.test(text.value.slice(before.end, reference.start))) return undefined;
  const other = factPathOf(site, text, before);
  const neighbor = other === undefined ? undefined : entryOf(other);
  if (other === undefined || neighbor === undefined || neighbor === own) return undefined;
  // A list of towns has one of each showroom.
  if (path.slice(own.length) === other.slice(neighbor.length)) return undefined;
  const message = `What begins with ${neighbor} goes on with ${reference.source}, which is of ${own}.`;
  return { message, against: other };
};

/** The entry whose address or position a fact is a part of. */
function entryOf(path: string): string | undefined {
  return /^(\w+\.[^.]+)\.(?:address\.\w+|latitude|longitude)$/.exec(path)?.[1];
}
