import { oncePerFacts, oncePerText } from '../memory/once-per.ts';
import { factFigureAt, factFiguresOf } from './fact-figures.ts';
import { entriesOf } from './fact-parts.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './lexer/find-figures.ts';
import { tokenize, type Vocabulary } from './lexer/recognizer.ts';
import type { Surroundings } from './texts.ts';
import { createPhraseFinder, type FoundPhrase, type Phrase, stemOf } from './words.ts';

/** Finds the names of all entries in a text; the values are paths of entries: `events.open-day`. */
export const nameFinderOf: (site: Surroundings) => (text: string) => FoundPhrase<string>[] = oncePerFacts((site) =>
  createPhraseFinder(
    [...entriesOf(site).values()].flatMap(({ path, names, words }): Phrase<string>[] => [
      // A single word is a name only with its capital: "Classic".
      ...names.map((name) => ({ words: name, isExact: /^\p{L}+$/u.test(name), value: path })),
      ...words.filter((word) => !/^\d+$/.test(word)).map((word) => ({ words: word, value: path })),
    ]),
  ),
);

/** What the lexer needs to know about the facts of a site. Opening hours count as times, too. */
export const vocabularyOf: (site: Surroundings) => Vocabulary = oncePerFacts((site) => {
  const facts = factFiguresOf(site);
  const kinds = new Set<string>([...factFigureAt(site).values()].map(({ kind }) => kind));
  const units = new Set(facts.map(({ kind, unit }) => `${kind} ${unit}`));
  const nouns = [...new Set(facts.flatMap((fact) => fact.nouns))].map((noun) => ({
    noun,
    stems: tokenize(noun).map(({ kind, lower }) => (kind === 'word' ? stemOf(lower) : lower)),
  }));
  const streets = facts.flatMap(({ kind, key = '' }) => (kind === 'address' && /[a-z]/.test(key) ? [key] : []));
  const proper = [...entriesOf(site).values()].flatMap((entry) => entry.proper);
  const isMeasured = /^(?:distance|duration|speed|weight)$/;
  return {
    has: (kind, unit) => (isMeasured.test(kind) ? units.has(`${kind} ${unit}`) : kind === 'number' || kinds.has(kind)),
    nouns: nouns.sort((a, b) => b.stems.length - a.stems.length),
    findNames: createPhraseFinder(proper.map((words) => ({ words, value: words }))),
    streetWords: new Set(streets.map((street) => street.split(' ').at(-1) ?? '')),
  };
});

/** Finds the figures of a text, even of kinds and units that no fact has: a filter can print any. Reads each text only once. */
export const figureFinderOf: (site: Surroundings) => (text: string) => readonly Figure[] = oncePerFacts((site) => {
  const vocabulary = vocabularyOf(site);
  return oncePerText((text) => findFigures(text, vocabulary));
});
