import type { Check } from './check.ts';

/** What stands before a figure that is the other end. */
const before: Readonly<Record<string, RegExp>> = {
  least: /\b(?:up to|as (?:far|much|many|fast) as|at most|no more than)\s+$/i,
  most: /\b(?:at least|as (?:little|few) as|no (?:less|fewer) than|from)\s+$/i,
};

/** "Up to {{ brands.denago.least.range }}": the wrong end of what the vehicles of a brand have. */
export const wrongEnd: Check = ({ text, reference, path }) => {
  const [end = ''] = path.split('.').slice(-2);
  if (!before[end]?.test(text.value.slice(0, reference.start))) return undefined;
  const meant = end === 'least' ? 'most' : 'least';
  return { message: `The words here speak of the ${meant}, and ${reference.source} is the ${end}.` };
};
