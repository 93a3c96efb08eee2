import type { HoursFigure } from '../figure.ts';
import type { Reading } from './reading.ts';
import { BREAK } from './tokens.ts';
import { functionWords } from './words.ts';

const openWords = new Set('open opens opening'.split(' '));
const closeWords = new Set('close closes closing'.split(' '));
const closedWords = new Set('closed shut'.split(' '));
const beforeDays = new Set(
  'on every each all day both to the public also now even only from late are is during'.split(' '),
);
const beforeTimes = new Set(
  'from between hours are is we re open opens opening close closes closing our showroom store the at all only time times s'.split(
    ' ',
  ),
);
const nouns = new Set('house houses air box bar road trail invitation mic source cart carts'.split(' '));
const zones = new Set('et est edt eastern'.split(' '));

export interface Openness {
  state: 'open' | 'closed' | 'closes';
  first: number;
}

/** What is said of the days that start at the token: "open on", "closed every", "not open", "we close". */
export function opennessBefore(reading: Reading, first: number): Openness | undefined {
  for (let at = first - 1; at >= first - 5 && at >= 0 && !reading.isTaken(at); at--) {
    const word = reading.word(at);
    const isClosed = closedWords.has(word);
    if (isClosed || openWords.has(word)) {
      const negation = startOfNegation(reading, at);
      return { state: isClosed !== negation < at ? 'closed' : 'open', first: negation };
    }
    const negation = startOfNegation(reading, at);
    if (closeWords.has(word)) return { state: negation < at ? 'open' : 'closes', first: negation };
    if (!beforeDays.has(word) && !reading.is(at, ':')) return undefined;
  }
  return undefined;
}

/** The token where "not open", "never closed", "aren't open", "no longer open" begin; the word's own if it is affirmed. */
function startOfNegation(reading: Reading, at: number): number {
  const before = reading.word(at - 1);
  if (before === 'not' || before === 'never') return at - 1;
  if (before === 'longer' && reading.word(at - 2) === 'no') return at - 2;
  return before === 't' && reading.isGlued(at - 1) ? at - 3 : at;
}

export interface Filler {
  /** The first token behind the words that may stand between days and times. */
  at: number;
  says?: 'open' | 'closes';
}

/** Passes over what stands between days and times: "Mon-Fri: from", "Saturday hours are", "On Sunday we open at". */
export function skipFiller(reading: Reading, from: number): Filler {
  let at = from;
  let says: Filler['says'];
  for (; at < from + 8; at++) {
    const word = reading.word(at);
    if (openWords.has(word)) {
      if (nouns.has(reading.word(at + 1)) || reading.isDash(at + 1)) return { at: from };
      says = 'open';
    } else if (closeWords.has(word)) {
      says = 'closes';
    } else if (!beforeTimes.has(word) && !isSeparator(reading, at)) {
      break;
    }
  }
  return { at, ...(says && { says }) };
}

function isSeparator(reading: Reading, at: number): boolean {
  return reading.isDash(at) || reading.isOneOf(at, ":,(|·'’");
}

/** True for "closed" as a statement, not for "closed-toe shoes". */
export function isClosedWord(reading: Reading, at: number): boolean {
  if (reading.word(at) === 'off') return true;
  return (
    closedWords.has(reading.word(at)) && !(reading.isDash(at + 1) && reading.isGlued(at + 1) && reading.isGlued(at + 2))
  );
}

/** "emergency only", "emergency service", "by appointment (only)". Returns the kind and the last token. */
export function readException(
  reading: Reading,
  at: number,
): { exception: NonNullable<HoursFigure['exception']>; last: number } | undefined {
  const word = reading.word(at);
  if (word === 'by' && reading.word(at + 1) === 'appointment') {
    return { exception: 'appointment', last: reading.word(at + 2) === 'only' ? at + 2 : at + 1 };
  }
  if (word === 'appointment' || word === 'appointments') {
    return reading.word(at + 1) === 'only' ? { exception: 'appointment', last: at + 1 } : undefined;
  }
  if (word !== 'emergency' && word !== 'emergencies') return undefined;
  let last = at;
  while (['service', 'services', 'calls', 'repairs', 'only'].includes(reading.word(last + 1))) last++;
  return last > at ? { exception: 'emergency', last } : undefined;
}

/** True when the same sentence speaks of opening before the token: "open from", "Hours:". */
export function isOpeningContext(reading: Reading, first: number): boolean {
  for (let at = first - 1; at >= first - 8 && at >= 0; at--) {
    if (reading.type(at) === BREAK || reading.isOneOf(at, '.!?;')) return false;
    const word = reading.word(at);
    if (openWords.has(word) || word === 'hours' || word === 'staffed') return true;
  }
  return false;
}

/** True when a noun follows, so that bare numbers count it: "3 to 5 carts", "a 9-5 job". */
export function isNounBehind(reading: Reading, at: number): boolean {
  const word = reading.word(at);
  return word !== '' && !functionWords.has(word) && !zones.has(word) && !closedWords.has(word) && !openWords.has(word);
}
