import { factPathOf } from '../fact-path.ts';
import type { Check } from './check.ts';

const ends: Readonly<Record<string, string>> = { to: 'from', max: 'min' };
const joint = /^\s*(?:to|through|until|till|and|-|–)\s*$/;

/** "From {{ season.to }} to {{ season.from }}": a range that is told from its end. */
export const swappedEnds: Check = ({ site, text, reference, path }) => {
  const last = path.split('.').at(-1) ?? '';
  const first = ends[last];
  if (first === undefined) return undefined;
  const next = text.references.find(({ start }) => start >= reference.end);
  if (!next || !joint.test(text.value.slice(reference.end, next.start))) return undefined;
  const other = path.slice(0, -last.length) + first;
  if (factPathOf(site, text, next) !== other) return undefined;
  return {
    message: `The range is told from its end: ${reference.source} stands before ${next.source}.`,
    against: other,
  };
};
