import { smallNumbers, tens } from '../../facts/filters.ts';
import type { Token } from './recognizer.ts';

/** A number in a text, in digits or in words, from its first token to its last. */
export interface Numeral {
  value: number;
  first: number;
  last: number;
  isWords: boolean;
  /** True for a number with a comma for thousands: "14,500". */
  isGrouped: boolean;
}

const values = new Map([
  ...tens.map((word, index) => [word, index * 10] as const),
  ...smallNumbers.map((word, value) => [word, value] as const),
]);
const scales = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
]);
const fractions = new Map(Object.entries({ '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 }));

/** The beginning of a number: a text without a match has no numbers. */
export const numeralSign = `[\\d½¼¾⅓⅔⅛０-９]|\\b(?:${[...values.keys(), ...scales.keys()].join('|')})`;

/** The numbers of a text, in order. Digits in a name of letters and digits ("D5", "4x4") do not count. */
export function findNumerals(tokens: readonly Token[]): Numeral[] {
  const found: Numeral[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const numeral = digitsAt(tokens, at) ?? wordsAt(tokens, at);
    if (!numeral) continue;
    found.push(numeral);
    at = numeral.last;
  }
  return found;
}

/** The number in digits that begins at a token, with its fraction and its scale: "14,500", "2½", "15 thousand". */
function digitsAt(tokens: readonly Token[], at: number): Numeral | undefined {
  const token = tokens[at];
  if (token?.kind !== 'digits') return undefined;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (token.isAttached && (before?.kind === 'word' || before?.text === '_')) return undefined;
  if (next?.isAttached && /^(?:st|nd|rd|th)$/.test(next.lower)) return undefined;
  if (next?.isAttached && /^[x×+]$/.test(next.lower) && tokens[at + 2]?.isAttached && tokens[at + 2]?.kind === 'digits')
    return undefined;
  if (token.isAttached && /^[×+]$/.test(before?.lower ?? '') && before?.isAttached) return undefined;
  const half = fractions.get(next?.text ?? '');
  const whole = fractions.get(token.text) ?? Number(token.text.replaceAll(',', ''));
  const value = half === undefined ? whole : whole + half;
  const last = half === undefined ? at : at + 1;
  const scale = scaleAt(tokens, last + 1);
  const isGrouped = /\d,\d{3}/.test(token.text);
  return { value: value * (scale ?? 1), first: at, last: scale ? last + 1 : last, isWords: false, isGrouped };
}

/** What a word multiplies the number before it by: "15 thousand", "15k". */
function scaleAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  return token.lower === 'k' && token.isAttached ? 1000 : scales.get(token.lower);
}

/** The number in words that begins at a token: "twenty-five", "two hundred and fifty", "a dozen". */
function wordsAt(tokens: readonly Token[], first: number): Numeral | undefined {
  const begin = tokens[first]?.lower ?? '';
  const hasArticle = /^an?$/.test(begin) && scales.has(tokens[first + 1]?.lower ?? '');
  if (hasArticle ? tokens[first - 1]?.lower === 'half' : !values.has(begin)) return undefined;
  let [total, part, at, last] = hasArticle ? [0, 1, first + 1, -1] : [0, 0, first, -1];
  for (; at < tokens.length; at++) {
    const word = tokens[at]?.lower ?? '';
    const value = values.get(word);
    const scale = scales.get(word);
    if (value !== undefined && (last === -1 || fits(part, value))) part += value;
    else if (scale !== undefined && (part > 0 || total > 0)) {
      if (scale > 100) [total, part] = [total + part * scale, 0];
      else part *= scale;
    } else if (last !== -1 && (word === '-' || word === 'and') && continues(tokens, at + 1, part, total)) continue;
    else break;
    last = at;
  }
  return { value: total + part, first, last, isWords: true, isGrouped: false };
}

/** True if a word adds to the number before it: "twenty five" is one number, "five twenty" are two. */
function fits(part: number, value: number): boolean {
  if (part === 0) return true;
  return part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && value < 10);
}

/** True if a number goes on after a hyphen or an "and": "twenty-five", "two hundred and six", but not "two and three". */
function continues(tokens: readonly Token[], at: number, part: number, total: number): boolean {
  const value = values.get(tokens[at]?.lower ?? '');
  if (value === undefined) return false;
  return tokens[at - 1]?.text === '-' ? fits(part, value) && part > 0 : part % 100 === 0 && part + total > 0;
}
