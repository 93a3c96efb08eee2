import { isMap } from '../../facts/facts.ts';
import type { Site } from '../../site/site.ts';
import { type AuthoredText, subjectOf } from '../authored-text.ts';
import { entitiesOf } from '../entities.ts';
import { sentenceBefore, surroundingsOf, wordsAt } from '../surroundings.ts';
import type { Comparison } from './comparisons.ts';
import { comparisonReader } from './judge-comparison.ts';

/** That one cart that is rented costs more or less than another, or than all: in price or deposit. */
export const comparedRentals = comparisonReader((site, text, comparison) => {
  const { rentals: pathOf } = comparison.measure.of;
  const subject = /^rentals\.([^.]+)/.exec(subjectOf(text) ?? '')?.[1];
  // "With more than four seats" names no four-seater.
  const before = sentenceBefore(text.value, comparison.start).replace(/\b(?:more|less|fewer) than [^,;:]*/gi, ' ');
  const own = named(site, before).at(-1) ?? subject;
  if (pathOf === undefined || own === undefined) return undefined;
  return { own: pathOf(own), others: othersMeant(site, text, comparison).map(pathOf) };
});

function named(site: Site, words: string): string[] {
  return [...entitiesOf(site).named(words)]
    .filter((path) => path.startsWith('rentals.'))
    .map((path) => path.slice('rentals.'.length));
}

/** Slugs of what stands behind "than" or "as", or of all that are rented where "the largest deposit" is among them. */
function othersMeant(site: Site, text: AuthoredText, { scope, start, end }: Comparison): string[] {
  if (scope === 'than' || scope === 'same') {
    const behind = /^[^.!?;:\n]{0,60}? (?:than|as) ([^.!?;:,\n]*)/.exec(text.value.slice(end))?.[1] ?? '';
    return named(site, behind);
  }
  const all = Object.keys(isMap(site.facts.tree.rentals) ? site.facts.tree.rentals : {});
  const levels = surroundingsOf(site, text, start, end);
  return scope !== 'two' && /\brent|\bdeposit/i.test(wordsAt(levels, 'sentence') + text.value.slice(start, end))
    ? all
    : [];
}
