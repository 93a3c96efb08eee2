import { foreignNamesOf } from '../facts/known-names.ts';
import { oncePerFacts } from '../memory/once-per.ts';
import type { Span } from '../resolve/text-span.ts';
import { factFiguresOf } from './fact-figures.ts';
import { vouchCommand } from './given.ts';
import { isRoad } from './lexer/contacts.ts';
import { sentenceAround } from './near.ts';
import { type AuthoredText, isReferred, type Mistake, type Surroundings } from './texts.ts';
import { nameFinderOf } from './vocabulary-of.ts';
import { createPhraseFinder, stemsOf } from './words.ts';

const finderOf = oncePerFacts((site: Surroundings) =>
  createPhraseFinder(foreignNamesOf(site).map((value) => ({ words: value.name, isExact: true, value }))),
);

/** Finds names that no text may have. */
export function namesNotOurs(site: Surroundings, text: AuthoredText): Mistake[] {
  const found = finderOf(site)(text.value);
  // "Plainfield" inside "South Plainfield" is part of a name of ours.
  const ours = found.length > 0 ? nameFinderOf(site)(text.value) : [];
  return found.flatMap(({ values, ...span }): Mistake[] => {
    const { name, problem, instead } = values[0]!;
    const size = span.end - span.start;
    const isWithin = ({ start, end }: Span) => start <= span.start && span.end <= end && end - start > size;
    if (isReferred(text, span) || ours.some(isWithin) || isRoad(text.value.slice(span.end))) return [];
    if (text.schema.tellsOfPlaces && instead === undefined && !speaksOfOurs(site, text, span)) return [];
    const hint = `${instead || 'Take the name out'}, or vouch for it where it is right: ${vouchCommand(text.file)}`;
    return [{ rule: 'not-ours', ...span, message: `"${name}" ${problem}`, hint }];
  });
}

/** Stems of the nouns that the site counts its records by. */
const recordNouns = oncePerFacts((site: Surroundings) => {
  const collections = new Set(site.schemas.records.map(({ collection }) => collection));
  const counts = factFiguresOf(site).filter(({ path }) => collections.has(path));
  return new Set(counts.flatMap(({ nouns }) => nouns.flatMap(stemsOf)));
});

/** True if the sentence is about things that the site has records of: then a name in it is more than part of a place's story. */
function speaksOfOurs(site: Surroundings, text: AuthoredText, name: Span): boolean {
  return stemsOf(sentenceAround(text, name).words).some((stem) => recordNouns(site).has(stem));
}
