import { oncePerText } from '../memory/once-per.ts';

/** Something that is looked for in texts by its words. */
export interface Phrase<Value> {
  words: string;
  /** True for a name, which counts only where it is written with the capitals that it has. */
  isExact: boolean;
  value: Value;
}

export interface FoundPhrase<Value> {
  start: number;
  end: number;
  /** One for each phrase of these words. */
  values: Value[];
}

const pattern = /[\p{L}\p{N}+&]+(?:['’]\p{L}+)?/gu;

/**
 * Finds phrases in texts, whatever spaces and hyphens stand between their words; plurals and genitives count. Of two that begin at one
 * place the longer is found. The time does not grow with the number of phrases.
 */
export function createPhraseFinder<Value>(phrases: Iterable<Phrase<Value>>): (text: string) => FoundPhrase<Value>[] {
  const known = [...phrases].map((phrase) => ({ ...phrase, said: phrase.words.match(pattern) ?? [] }));
  const entries = known.map((phrase) => ({ ...phrase, plain: phrase.said.map(plainOf) }));
  const longest = entries.sort((a, b) => b.plain.length - a.plain.length);
  const byFirst = Map.groupBy(longest, ({ plain }) => plain[0]);
  byFirst.delete(undefined);
  return (text) => {
    const words = wordsOf(text);
    const found: FoundPhrase<Value>[] = [];
    for (let at = 0; at < words.length; at++) {
      const here = byFirst.get(words[at]?.plain)?.filter(({ plain, said, isExact }) =>
        plain.every((plainWord, step) => {
          const word = words[at + step];
          // A word of a text begins as that of the name does.
          return plainWord === word?.plain && (!isExact || said[step]?.[0] === word?.said[0]);
        }),
      );
      const length = here?.[0]?.plain.length ?? 0;
      const last = words[at + length - 1];
      if (!here || !last || length === 0) continue;
      const values = here.filter(({ plain }) => plain.length === length).map(({ value }) => value);
      found.push({ start: words[at]?.start ?? 0, end: last.start + last.said.length, values });
      at += length - 1;
    }
    return found;
  };
}

/** The words of a text, which several finders look through in turn. */
const wordsOf = oncePerText((text) => {
  let end = 0;
  return (text.match(pattern) ?? []).map((said) => {
    const start = text.indexOf(said, end);
    end = start + said.length;
    return { said, plain: plainOf(said), start };
  });
}, 100);

/** A word without its plural and its genitive: "Nomads", "Denago's". */
const plainOf = oncePerText((said) => {
  const plain = said.toLowerCase().replace(/['’]s?$/, '');
  return plain.length > 4 ? plain.replace(/(?<![su])s$/, '') : plain;
}, 20_000);
