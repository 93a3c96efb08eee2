import { oncePerFacts, oncePerText } from '../memory/once-per.ts';
import { factFiguresOf } from './fact-figures.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './lexer/find-figures.ts';
import { tokenize } from './lexer/tokens.ts';
import type { Vocabulary } from './lexer/vocabulary.ts';
import { properNameFinderOf } from './names.ts';
import type { Surroundings } from './texts.ts';
import { stemOf } from './words.ts';

/** What the facts of a site make of its texts. */
const vocabularyOf: (site: Surroundings) => Vocabulary = oncePerFacts((site) => {
  const facts = factFiguresOf(site);
  const kinds = new Set<string>(facts.map(({ kind }) => kind));
  const units = new Set(facts.map(({ kind, unit }) => `${kind} ${unit}`));
  const nouns = [...new Set(facts.flatMap((fact) => fact.nouns))].map((noun) => ({
    noun,
    stems: tokenize(noun).map(({ kind, lower }) => (kind === 'word' ? stemOf(lower) : lower)),
  }));
  const streets = facts.flatMap(({ kind, key = '' }) => (kind === 'address' && /[a-z]/.test(key) ? [key] : []));
  const isMeasured = /^(?:distance|duration|speed|weight)$/;
  return {
    has: (kind, unit) => (isMeasured.test(kind) ? units.has(`${kind} ${unit}`) : kind === 'number' || kinds.has(kind)),
    nouns: nouns.sort((a, b) => b.stems.length - a.stems.length),
    findNames: properNameFinderOf(site),
    streetWords: new Set(streets.map((street) => street.split(' ').at(-1) ?? '')),
  };
});

/** A reader that finds the figures of a text, each text once. */
export const figureFinderOf: (site: Surroundings) => (text: string) => readonly Figure[] = oncePerFacts((site) => {
  const vocabulary = vocabularyOf(site);
  return oncePerText((text) => findFigures(text, vocabulary));
});
