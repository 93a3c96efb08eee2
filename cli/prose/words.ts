import { smallNumbers } from '../facts/filters.ts';
import { oncePerText } from '../memory/once-per.ts';
import type { Span } from '../resolve/text-span.ts';

/** The root of a word in lower case, the same for "fees" and "fee", "refunded" and "refund". Small numbers in words become digits. */
export const stemOf = oncePerText((word) => {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  const count = smallNumbers.indexOf(plain);
  if (count > 1) return String(count);
  if (plain.length < 5) return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?:ations?|ings?|ed|es|s)$/, '')
    .replace(/(?<=\p{L}{4})(?:al|y)$/u, '')
    .replace(/([b-df-hj-np-rt-z])\1$/, '$1')
    .replace(/e$/, '');
}, 20_000);

/** A word without its plural ending or possessive: "Ketches", "the Ketch's". */
function plainOf(said: string): string {
  const plain = said.toLowerCase().replace(/['’]s?$/, '');
  return plain.length > 4 ? plain.replace(/(?<![su])s$/, '') : plain;
}

const wordOf = oncePerText((said) => ({ said, plain: plainOf(said), stem: stemOf(said) }), 20_000);

const pattern = /[\p{L}\p{N}+&]+(?:['’]\p{L}+)?|[,;:](?=\s)/gu;
/** The words of a text, and signs between them: "for six, Plus comforts" does not name the Six Plus. Several finders in turn need them. */
const wordsOf = oncePerText((text) => (text.match(pattern) ?? []).map(wordOf), 100);

export function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ stem }) => (/^[,;:]$/.test(stem) ? [] : stem));
}

/** Words that mean nothing by themselves between a number and its noun, or in a title. */
const littleWords =
  'a an and are as at be been but by can for from had has have if in including is it its may more must no not of off on or our over per plus she so than that the their them then there these they this those to under up was we were what when which while who will with would you your';
export const stopWords: ReadonlySet<string> = new Set(littleWords.split(' '));

/** A phrase to look for in texts. */
export interface Phrase<Value> {
  words: string;
  /** True for a name: its words have to begin with the same capital or small letters. */
  isExact?: boolean;
  value: Value;
}

export interface FoundPhrase<Value> extends Span {
  /** One for each phrase with these words. */
  values: Value[];
}

/** Finds phrases, with any spacing, also as plurals. The longest wins. The time does not grow with the number of phrases. */
export function createPhraseFinder<Value>(phrases: readonly Phrase<Value>[]): (text: string) => FoundPhrase<Value>[] {
  const known = phrases.map((phrase) => ({ ...phrase, words: wordsOf(phrase.words) }));
  const longest = known.sort((a, b) => b.words.length - a.words.length);
  const byFirst = Map.groupBy(longest, ({ words }) => words[0]?.stem);
  const phrasesAt = (words: ReturnType<typeof wordsOf>, at: number) =>
    byFirst.get(words[at]?.stem)?.filter((phrase) =>
      phrase.words.every(({ plain, stem, said }, step) => {
        const word = words[at + step];
        return phrase.isExact ? plain === word?.plain && said[0] === word.said[0] : stem === word?.stem;
      }),
    );
  return (text) => {
    const words = wordsOf(text);
    const found: FoundPhrase<Value>[] = [];
    // Most texts have no phrase in them, so we work out positions only when we need them.
    const endOf = (count: number) =>
      words.slice(0, count).reduce((at, { said }) => text.indexOf(said, at) + said.length, 0);
    for (let at = 0; at < words.length; at++) {
      const here = phrasesAt(words, at);
      const length = here?.[0]?.words.length ?? 0;
      if (!here || length === 0) continue;
      const values = here.filter((phrase) => phrase.words.length === length).map(({ value }) => value);
      found.push({ start: text.indexOf(words[at]!.said, endOf(at)), end: endOf(at + length), values });
      at += length - 1;
    }
    return found;
  };
}
