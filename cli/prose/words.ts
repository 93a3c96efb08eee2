import { ones } from '../facts/filters.ts';
import { oncePerText } from '../memory/once-per.ts';

/** The root of a word in lower case, the same for "fees" and "fee", "refunded" and "refund". Numbers in words become digits. */
export const stemOf = oncePerText((word) => {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  if (plain.length < 5) return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain;
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?:ations?|ings?|ed|es|s)$/, '')
    .replace(/(?<=\p{L}{4})(?:al|y)$/u, '')
    .replace(/([b-df-hj-np-rt-z])\1$/, '$1')
    .replace(/e$/, '');
}, 20_000);

/** The stems of the words of a text, in order; small numbers in words as digits. */
export function stemsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  return words.map((word) => {
    const count = ones.indexOf(word.toLowerCase());
    return count > 1 ? String(count) : stemOf(word);
  });
}

/** Words that carry no sense of their own between a number and its noun, or in a title. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be been but by can for from had has have if in including is it its may more must no not of off on or our over per plus she so than that the their them then there these they this those to under until up was we were what when which while who will with would you your'.split(
    ' ',
  ),
);
