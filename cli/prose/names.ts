import { oncePerFacts } from '../memory/once-per.ts';
import { entriesOf } from './fact-parts.ts';
import { createPhraseFinder, type FoundPhrase, type Phrase } from './phrase-finder.ts';
import type { Surroundings } from './texts.ts';

/** Finds the names of all entries in a text; the values are paths of entries: `events.open-day`. */
export const nameFinderOf: (site: Surroundings) => (text: string) => FoundPhrase<string>[] = oncePerFacts((site) =>
  createPhraseFinder(
    [...entriesOf(site).values()].flatMap(({ path, names, words }): Phrase<string>[] => [
      // A single word is a name only with its capital: "Classic".
      ...names.map((name) => ({ words: name, isExact: /^\p{L}+$/u.test(name), value: path })),
      ...words.filter((word) => !/^\d+$/.test(word)).map((word) => ({ words: word, isExact: false, value: path })),
    ]),
  ),
);

/** Finds the names with digits in them, which are no figures. */
export const properNameFinderOf: (site: Surroundings) => (text: string) => FoundPhrase<string>[] = oncePerFacts(
  (site) =>
    createPhraseFinder(
      [...entriesOf(site).values()].flatMap(({ path, proper }) =>
        proper.map((words) => ({ words, isExact: false, value: path })),
      ),
    ),
);
