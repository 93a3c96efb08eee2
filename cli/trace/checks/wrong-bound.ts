import type { Check } from './check.ts';

/** What a figure's name says that it bounds, and the words right behind it that turn the bound round. */
const turned: readonly [name: RegExp, behind: RegExp, says: string][] = [
  [/^min(?:imum|$|[A-Z])/, /^(?: [\w-]+)? (?:or|and) (?:less|under|below|fewer|cheaper|younger|earlier)\b/i, 'most'],
  [/^max(?:imum|$|[A-Z])/, /^(?: [\w-]+)? (?:or|and) (?:more|over|above|up|older|later|longer)\b/i, 'least'],
];

/** "An order of {{ delivery.sale.minimum }} or less is free": the least that is asked, told as the most. */
export const wrongBound: Check = ({ text, path, reference }) => {
  const name = path.split('.').at(-1) ?? '';
  const bound = turned.find(([ofName, behind]) => ofName.test(name) && behind.test(text.value.slice(reference.end)));
  if (!bound) return undefined;
  return { message: `The words here make ${reference.source} the ${bound[2]}, and ${path} is the other bound.` };
};
