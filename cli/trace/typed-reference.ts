import { figureIndexOf } from '../facts/figure-index.ts';
import type { Reference } from '../facts/template.ts';
import type { Site } from '../site/site.ts';
import type { AuthoredText } from './authored-text.ts';
import { sentenceBefore } from './surroundings.ts';

const arithmetic = /\|\s*(plus|minus|times|divided_by|modulo|at_least|at_most)\s*:\s*([\d.]+)/g;
/** Meters in a mile, and what hours, days, weeks and years are made of. */
const unitFactors = new Set([1609.344, 60, 24, 7, 12]);
const literals = /"[^"]*"|'[^']*'/g;

/**
 * True for a reference in which the author typed the figure after all: a literal (`{{ 245 | usd }}`), a word of the text itself, a fact
 * changed by a typed number (`| plus: 10`) or joined by a typed text (`| append: ' or $99'`). A change of unit is none.
 */
export function isTypedReference(site: Site, text: AuthoredText, reference: Reference): boolean {
  const [name] = reference.path?.split('.') ?? [];
  if (name === undefined || !isKnown(site, text, name)) return true;
  for (const [, filter = '', amount] of reference.source.matchAll(arithmetic)) {
    const isUnit =
      (filter === 'times' || filter === 'divided_by') &&
      (/^10+(?:\.0+)?$/.test(amount ?? '') || unitFactors.has(Number(amount)));
    // "From May to September" are one more months than their numbers differ by.
    const isInclusive = filter === 'plus' && amount === '1' && /\|\s*minus\s*:\s*[A-Za-z]/.test(reference.source);
    if (!isUnit && !isInclusive && !isSum(text, reference, filter, amount)) return true;
  }
  const { find } = figureIndexOf(site);
  const filters = reference.source.slice(reference.source.indexOf('|'));
  return [...filters.matchAll(literals)].some(([literal]) => find(literal.slice(1, -1)).length > 0);
}

/** "Two months come to {{ price | times: 2 }}": several of one, as the words say. */
function isSum({ value }: AuthoredText, { start, end }: Reference, filter: string, amount = ''): boolean {
  if (filter !== 'times' || !/^(?:[2-9]|1[0-2])$/.test(amount)) return false;
  const sentence = sentenceBefore(value, start) + (/^[^.!?]*/.exec(value.slice(end))?.[0] ?? '');
  return /\b(?:sum|totals?|together|altogether|both|adds? up|comes? to|twice|double)\b/i.test(sentence);
}

/** The top-level facts, and the names that the page or record brings. */
function isKnown(site: Site, text: AuthoredText, name: string): boolean {
  if (Object.hasOwn(site.facts.tree, name)) return true;
  if (name === 'vehicle') return text.fact?.startsWith('vehicles.') === true || text.page?.kind === 'record';
  return name === 'page' || name === text.page?.subject?.name;
}
