import { factPathOf } from '../fact-path.ts';
import type { Check } from './check.ts';

/** "100 Main Street, Woodbridge" with the street of one showroom and the town of another. */
export const mixedAddress: Check = ({ site, text, reference, path }) => {
  const [collection, entry, ...rest] = path.split('.');
  if (rest[0] !== 'address' || rest.length !== 2) return undefined;
  const before = text.references.findLast(({ end }) => end <= reference.start);
  if (!before || /[\p{L}\p{N}]/u.test(text.value.slice(before.end, reference.start))) return undefined;
  const other = factPathOf(site, text, before);
  const [group, neighbor, key] = other?.split('.') ?? [];
  if (group !== collection || neighbor === entry || key !== 'address') return undefined;
  const message = `The address begins with that of ${group}.${neighbor} and goes on with ${reference.source} of another.`;
  return { message, ...(other === undefined ? {} : { against: other }) };
};
