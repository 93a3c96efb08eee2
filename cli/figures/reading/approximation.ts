import type { Approximation } from '../figure.ts';
import type { Numeral } from './numeral.ts';
import type { Reading } from './reading.ts';

const before: readonly (readonly [Approximation, phrases: string])[] = [
  [
    'about',
    'about|around|approximately|approx|roughly|some|circa|in the region of|an estimated|estimated|average|averages|averaging',
  ],
  ['nearly', 'nearly|almost|close to|just under|not quite|just shy of'],
  [
    'over',
    'over|more than|above|exceeding|exceeds|greater than|in excess of|beyond|older than|well over|upwards of|past',
  ],
  ['at-least', 'at least|minimum|minimum of|no less than|not less than|no fewer than|not fewer than|min'],
  [
    'from',
    'from|starting at|starts at|start at|starting from|starts from|as low as|as little as|beginning at|begins at',
  ],
  [
    'up-to',
    'up to|as many as|as much as|no more than|not more than|at most|maximum|maximum of|max|max of|as far as|as long as',
  ],
  ['under', 'under|less than|fewer than|below|younger than|shorter than'],
  ['within', 'within|inside|inside of|in as little as'],
  ['only', 'only|just|exactly|precisely'],
];

const after: readonly (readonly [Approximation, phrases: string])[] = [
  [
    'at-least',
    'or more|or older|or longer|or over|or above|or up|or greater|and up|and over|and older|and above|minimum|min',
  ],
  ['up-to', 'or less|or fewer|or under|or younger|and under|maximum|max|tops|or sooner'],
  ['about', 'or so|or thereabouts|approximately|approx'],
];

interface Phrase {
  words: readonly string[];
  approximation: Approximation;
}

const byLastWord = index(before, -1);
const byFirstWord = index(after, 0);
const articles = new Set(['a', 'an', 'the', 'our', 'another', 'full', 'single']);

function index(lines: typeof before, key: number): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [approximation, list] of lines) {
    for (const phrase of list.split('|')) {
      const words = phrase.split(' ');
      const word = words.at(key)!;
      phrases.set(word, [...(phrases.get(word) ?? []), { words, approximation }]);
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

/** The hedge of the figure between the tokens, if any: a plus, words before it, behind its number or behind it. */
export function approximationOf(
  reading: Reading,
  first: number,
  last: number,
  numerals: readonly Numeral[],
): Approximation | undefined {
  const number = numerals.at(-1);
  if (number?.plus || isPlus(reading, number, last)) return 'at-least';
  return (
    approximationBefore(reading, first) ??
    approximationAfter(reading, last) ??
    (number && approximationAfter(reading, number.last))
  );
}

/** "15 plus years", "15-plus years". */
function isPlus(reading: Reading, number: Numeral | undefined, last: number): boolean {
  if (!number || number.last >= last) return false;
  const at = reading.isDash(number.last + 1) ? number.last + 2 : number.last + 1;
  return reading.word(at) === 'plus' && at < last;
}

/** The hedge that ends right before the token, an article apart: "over a", "up to", `~`. */
export function approximationBefore(reading: Reading, first: number): Approximation | undefined {
  let at = first - 1;
  if (reading.is(at, '~') || reading.is(at, '≈')) return 'about';
  if (reading.is(at, '<')) return 'under';
  if (reading.is(at, '>')) return 'over';
  if (reading.is(at, '≤')) return 'up-to';
  if (reading.is(at, '≥')) return 'at-least';
  for (let skipped = 0; skipped < 2 && articles.has(reading.word(at)); skipped++) at--;
  if (reading.is(at, '.') && reading.isGlued(at)) at--;
  const found = byLastWord.get(reading.word(at))?.find(({ words }) => endsWith(reading, at, words));
  return found?.approximation;
}

function approximationAfter(reading: Reading, last: number): Approximation | undefined {
  const at = last + 1;
  if (reading.is(at, '+') && reading.isGlued(at)) return 'at-least';
  if (reading.word(at) === 'plus' && !reading.isCapitalized(at) && !reading.word(at + 1)) return 'at-least';
  const found = byFirstWord
    .get(reading.word(at))
    ?.find(({ words }) => words.every((word, offset) => reading.word(at + offset) === word));
  return found?.approximation;
}

function endsWith(reading: Reading, at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => reading.word(at - words.length + 1 + offset) === word);
}
