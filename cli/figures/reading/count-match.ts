import { role } from './anchor-words.ts';
import type { CountPhrase } from './count-nouns.ts';
import type { Numeral } from './numeral.ts';
import type { Reading } from './reading.ts';
import type { UnitMatch } from './unit-match.ts';
import { unitWords } from './units.ts';
import { functionWords } from './words.ts';

/** Words that make the number a name: "the 4 Plus models". */
const trims = new Set(['plus', 'pro']);
const owners = new Set('our the these those its their all'.split(' '));
const maxWordsBetween = 3;

/** The noun that the number counts, up to three words behind it: "25 Middlesex County municipalities", "3 of our showrooms". */
export function matchCount(
  reading: Reading,
  first: number,
  compound: boolean,
  numeral: Numeral,
): UnitMatch | undefined {
  if (trims.has(reading.word(first)) && reading.isCapitalized(first)) return undefined;
  let at = first;
  const of = reading.word(at) === 'of';
  if (of) at++;
  while (of && owners.has(reading.word(at))) at++;
  const from = at;
  for (let words = 0; words <= (compound ? 0 : maxWordsBetween); words++) {
    if (isStarRating(reading, at)) at += 3;
    const word = reading.word(at);
    if (!word) return undefined;
    const phrase = phraseAt(reading, at, numeral, compound && words === 0);
    if (phrase) {
      const between = at > from ? reading.text.slice(reading.start(from), reading.end(at - 1)) : undefined;
      const last = phrase.last;
      return { dimension: 'count', unit: phrase.noun, factor: 1, first, last, compound, business: false, between, of };
    }
    if (endsNounPhrase(reading, at)) return undefined;
    at = afterWord(reading, at);
  }
  return undefined;
}

/** A number, a unit, a verb or a noun of its own takes the number: "two of our three showrooms", "5 reasons customers choose us". */
function endsNounPhrase(reading: Reading, at: number): boolean {
  const word = reading.word(at);
  if (reading.isFree(at, role.digits | role.number) || functionWords.has(word) || unitWords.has(word)) return true;
  return isPluralNoun(reading, at);
}

/** The "five-star" of "127 five-star reviews". */
function isStarRating(reading: Reading, at: number): boolean {
  return (
    ['five', '5'].includes(reading.raw(at).toLowerCase()) && reading.isDash(at + 1) && reading.word(at + 2) === 'star'
  );
}

/** The token behind a word between number and noun, its possessive and its hyphen. */
function afterWord(reading: Reading, at: number): number {
  if ((reading.is(at + 1, "'") || reading.is(at + 1, '’')) && reading.isGlued(at + 1)) {
    return reading.word(at + 2) === 's' ? at + 3 : at + 2;
  }
  return reading.isDash(at + 1) && reading.isGlued(at + 1) ? at + 2 : at + 1;
}

function phraseAt(reading: Reading, at: number, numeral: Numeral, isCompound: boolean) {
  for (const phrase of reading.countNouns.get(reading.word(at)) ?? []) {
    if (numeral.value < phrase.atLeast) continue;
    const last = endOfPhrase(reading, at, phrase);
    if (last < 0) continue;
    const agrees = numeral.value === 1 ? isOne(numeral, phrase, reading.word(last)) : !phrase.singular;
    if (isCompound || agrees) return { noun: phrase.noun, last };
  }
  return undefined;
}

/** "1 showrooms" is a slip, "one thing customers ask" is no count. */
function isOne(numeral: Numeral, phrase: CountPhrase, word: string): boolean {
  return numeral.written === 'digits' || phrase.singular || !word.endsWith('s') || word === 'series';
}

function endOfPhrase(reading: Reading, at: number, phrase: CountPhrase): number {
  let last = at;
  for (const word of phrase.rest) {
    last += reading.isDash(last + 1) ? 2 : 1;
    if (reading.word(last) !== word) return -1;
  }
  return last;
}

function isPluralNoun(reading: Reading, at: number): boolean {
  const word = reading.word(at);
  if (reading.isCapitalized(at) || !word.endsWith('s') || word.length < 4) return false;
  return !word.endsWith('ss') && !word.endsWith('us') && !reading.is(at + 1, "'") && !reading.is(at + 1, '’');
}
