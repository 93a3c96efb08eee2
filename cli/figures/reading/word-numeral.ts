import type { NumeralRead } from './digit-numeral.ts';
import { mayFollow, numberWords } from './number-words.ts';
import { ordinalWords } from './ordinal-words.ts';
import type { Reading } from './reading.ts';

const wholes: Readonly<Record<string, number>> = { both: 2, pair: 2, trio: 3, quartet: 4 };

/** Reads the number in words that starts at the token: "twenty-five", "twelve hundred", "half a dozen", "both", "pair of". */
export function readWordNumeral(reading: Reading, first: number): NumeralRead {
  const word = reading.word(first);
  const share = { half: 0.5, quarter: 0.25 }[word];
  if (share) return readPart(reading, first, share);
  const whole = wholes[word];
  if (whole && (word === 'both' || reading.word(first + 1) === 'of')) {
    const { numeral, end } = complete(reading, first, word === 'both' ? articleBehind(reading, first) : first, whole);
    return { numeral: numeral && { ...numeral, countsOnly: true }, end };
  }
  const start = numberWords.get(word);
  if (!start) return { end: first + 1 };

  let from = first;
  if (start.role === 'hundred' || start.role === 'thousand' || start.role === 'dozen') {
    // "hundreds", "hundred" and "a million reasons" are manners of speaking, "a hundred" is a number
    const article = reading.word(first - 1);
    const isTold = ['a', 'an'].includes(article) || (article === 'the' && start.role === 'dozen');
    const isMany =
      start.value === 1_000_000 &&
      (!reading.word(first + 1).startsWith('dollar') || ['like', 'worth'].includes(reading.word(first - 2)));
    if (isMany || !isTold) return { end: first + 1 };
    from = first - 1;
  }
  const { value, last } = readValue(reading, first);
  if (isOrdinalBehind(reading, last)) return { end: last + 2 };
  return complete(reading, from, last, value);
}

/** "Both our showrooms", "both of the series". */
function articleBehind(reading: Reading, first: number): number {
  const at = reading.word(first + 1) === 'of' ? first + 2 : first + 1;
  return ['our', 'the', 'its'].includes(reading.word(at)) ? at : first;
}

function readValue(reading: Reading, first: number): { value: number; last: number } {
  const start = numberWords.get(reading.word(first))!;
  let total = 0;
  let current = start.value;
  let role = start.role;
  let last = first;
  if (role === 'thousand') [total, current] = [start.value, 0];
  for (;;) {
    const next = nextWord(reading, last, role === 'hundred' || role === 'thousand');
    const word = numberWords.get(reading.word(next));
    if (!word || reading.isTaken(next) || !mayFollow(role, word) || isStars(reading, last, next)) break;
    if (word.role === 'hundred' || word.role === 'dozen') current *= word.value;
    else if (word.role !== 'thousand') current += word.value;
    else if (total > 0 && word.value >= total) break;
    else [total, current] = [total + current * word.value, 0];
    role = word.role;
    last = next;
  }
  return { value: total + current, last };
}

/** In "two hundred five-star reviews" the stars have a number of their own. */
function isStars(reading: Reading, last: number, next: number): boolean {
  return next === last + 1 && reading.isDash(next + 1) && reading.word(next + 2).startsWith('star');
}

/** The token at which the number could go on: behind a space, a hyphen or, after hundreds, "and". */
function nextWord(reading: Reading, last: number, allowsAnd: boolean): number {
  if (reading.isDash(last + 1)) return reading.isGlued(last + 1) && reading.isGlued(last + 2) ? last + 2 : -1;
  return allowsAnd && reading.word(last + 1) === 'and' ? last + 2 : last + 1;
}

/** "twenty-first", "two thirds": the number words belong to an ordinal or a fraction. */
function isOrdinalBehind(reading: Reading, last: number): boolean {
  const next = reading.isDash(last + 1) && reading.isGlued(last + 1) ? last + 2 : last + 1;
  return ordinalWords.has(reading.word(next));
}

function complete(reading: Reading, first: number, last: number, value: number): NumeralRead {
  let end = last;
  let amount = value;
  if (reading.word(last + 1) === 'and' && reading.word(last + 2) === 'a' && reading.word(last + 3) === 'half') {
    end = last + 3;
    amount += 0.5;
  }
  const repeated = isRepeated(reading, end, amount);
  if (repeated) end += 3;
  return {
    numeral: {
      first,
      last: end,
      start: reading.start(first),
      end: reading.end(end),
      value: amount,
      written: 'words',
      grouped: false,
      decimals: 0,
      plus: reading.isGlued(end + 1) && reading.is(end + 1, '+'),
      abbreviated: false,
      repeated,
    },
    end: end + 1,
  };
}

/** "seven (7)", as contracts have it. */
function isRepeated(reading: Reading, last: number, value: number): boolean {
  return reading.is(last + 1, '(') && reading.raw(last + 2) === String(value) && reading.is(last + 3, ')');
}

/** "Half a dozen", "a quarter of a million". */
function readPart(reading: Reading, first: number, share: number): NumeralRead {
  let at = first + 1;
  if (reading.word(at) === 'of') at++;
  if (reading.word(at) === 'a') at++;
  const whole = { dozen: 12, million: 1_000_000 }[reading.word(at)];
  if (!whole || (share === 0.25 && whole === 12)) return { end: first + 1 };
  const from = reading.word(first - 1) === 'a' ? first - 1 : first;
  return complete(reading, from, at, share * whole);
}
