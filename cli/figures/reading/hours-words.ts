import type { HoursFigure } from '../figure.ts';
import { role } from './anchor-words.ts';
import type { Reading } from './reading.ts';
import { functionWords } from './words.ts';

const openWords = new Set('open opens opening'.split(' '));
const closeWords = new Set('close closes closing'.split(' '));
const workWords = new Set('deliver repair work service'.split(' '));
const closedWords = new Set('closed shut'.split(' '));
const beforeDays = new Set(
  'on a every each all day both to the public also now even only from late are is during'.split(' '),
);
const beforeTimes = new Set(
  'from between hours are is we re open opens opening close closes closing our showroom showrooms store stores when the at all only time times s service services delivery deliveries sales pickup'.split(
    ' ',
  ),
);
const appointments = new Set('appointment appointments appt appts'.split(' '));
const openings = new Set('hours service services delivery deliveries pickup pickups sales rentals'.split(' '));
const nouns = new Set('house houses air box bar road trail invitation mic source cart carts'.split(' '));
const zones = new Set('et est edt eastern sharp tonight today tomorrow'.split(' '));

type Exception = NonNullable<HoursFigure['exception']>;

export interface Openness {
  state: 'open' | 'closed' | 'closes';
  first: number;
}

/** What is said of the days that start at the token: "open on", "closed every", "not open", "we close", "do not deliver on". */
export function opennessBefore(reading: Reading, first: number): Openness | undefined {
  for (let at = first - 1; at >= first - 5 && at >= 0 && !reading.isTaken(at); at--) {
    const word = reading.word(at);
    if ((word === 'never' || word === 'not') && reading.word(at + 1) === 'on') return { state: 'closed', first: at };
    const isClosed = closedWords.has(word);
    if (isClosed || openWords.has(word)) {
      const negation = startOfNegation(reading, at);
      return { state: isClosed !== negation < at ? 'closed' : 'open', first: negation };
    }
    const negation = startOfNegation(reading, at);
    if (workWords.has(word)) return negation < at ? { state: 'closed', first: negation } : undefined;
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
  /** "From" is the last of them: "Sundays from 11". */
  isFrom?: boolean;
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
  return { at, isFrom: reading.word(at - 1) === 'from', ...(says && { says }) };
}

function isSeparator(reading: Reading, at: number): boolean {
  return reading.isDash(at) || reading.isOneOf(at, ":,(|·'’");
}

/** "Sundays included", behind words of opening hours. */
export function isIncluded(reading: Reading, { first, last }: { first: number; last: number }): boolean {
  if (reading.word(last + 1) !== 'included' && reading.word(first - 1) !== 'including') return false;
  for (let at = first - 1; at >= first - 12 && at >= 0; at--) {
    if (reading.word(at) === 'hours' || openWords.has(reading.word(at)) || openings.has(reading.word(at))) return true;
  }
  return false;
}

/** True for "closed" as a statement and for `Su off`, not for "closed-toe shoes" and "Sundays off". */
export function isClosedWord(reading: Reading, at: number): boolean {
  if (reading.word(at) === 'off') return reading.raw(at - 1).length === 2;
  return (
    closedWords.has(reading.word(at)) && !(reading.isDash(at + 1) && reading.isGlued(at + 1) && reading.isGlued(at + 2))
  );
}

/** "emergency only", "emergency service", "by appointment (only)". Returns the kind and the last token. */
export function readException(reading: Reading, at: number): { exception: Exception; last: number } | undefined {
  const word = reading.word(at);
  if (word === 'by' && appointments.has(reading.word(at + 1))) {
    return { exception: 'appointment', last: reading.word(at + 2) === 'only' ? at + 2 : at + 1 };
  }
  if (appointments.has(word)) {
    return reading.word(at + 1) === 'only' ? { exception: 'appointment', last: at + 1 } : undefined;
  }
  if (word !== 'emergency' && word !== 'emergencies') return undefined;
  let last = at;
  while (['service', 'services', 'calls', 'repairs', 'only'].includes(reading.word(last + 1))) last++;
  return last > at ? { exception: 'emergency', last } : undefined;
}

/** "by appointment only on", "emergency service only on": an exception that ends right before the days. */
export function readExceptionBefore(
  reading: Reading,
  first: number,
): { exception: Exception; first: number } | undefined {
  let at = first - 1;
  if (reading.isTaken(at)) return undefined;
  if (reading.word(at) === 'on') at--;
  if (reading.word(at) === 'only') at--;
  if (appointments.has(reading.word(at)) && reading.word(at - 1) === 'by')
    return { exception: 'appointment', first: at - 1 };
  if (reading.word(at) === 'emergencies') return { exception: 'emergency', first: at };
  const isEmergency = openings.has(reading.word(at)) && reading.word(at - 1) === 'emergency';
  return isEmergency && reading.word(at + 1) === 'only' ? { exception: 'emergency', first: at - 1 } : undefined;
}

/** "no Sunday hours", "no deliveries on Sundays": says closed without the word. Returns the first and last token. */
export function readNoHours(
  reading: Reading,
  first: number,
  last: number,
): { first: number; last: number } | undefined {
  if (reading.word(first - 1) === 'no')
    return openings.has(reading.word(last + 1)) ? { first: first - 1, last: last + 1 } : undefined;
  const noun = reading.word(first - 1) === 'on' ? first - 2 : first - 1;
  return openings.has(reading.word(noun)) && reading.word(noun - 1) === 'no' ? { first: noun - 1, last } : undefined;
}

/** True when the words right before the token speak of opening: "open from", "Hours:", "deliveries between". */
export function isOpeningContext(reading: Reading, first: number): boolean {
  for (let at = first - 1; at >= first - 6 && at >= 0; at--) {
    const word = reading.word(at);
    if (openWords.has(word) || openings.has(word) || word === 'staffed') return true;
    // "within 24 hours" speaks of something else
    if (word === 'hours') return !reading.isFree(at - 1, role.digits | role.number);
    if (
      !beforeDays.has(word) &&
      !beforeTimes.has(word) &&
      word !== 'business' &&
      word !== 'for' &&
      !reading.is(at, ':')
    )
      return false;
  }
  return false;
}

/** True when a noun follows, so that bare numbers count it: "3 to 5 carts", "a 9-5 job". */
export function isNounBehind(reading: Reading, at: number): boolean {
  const word = reading.word(at);
  return word !== '' && !functionWords.has(word) && !zones.has(word) && !closedWords.has(word) && !openWords.has(word);
}
