import { role } from './anchor-words.ts';
import { type DayWord, dayWords } from './day-words.ts';
import type { Reading } from './reading.ts';
import { NONE } from './tokens.ts';

/** A weekday in the text; `last` is the token of its name or of the full stop of its abbreviation. */
export interface Weekday extends DayWord {
  last: number;
}

const words = new Set('sun sat wed mon'.split(' '));

/** The weekday at the token, unless the word means something else there. */
export function readWeekday(reading: Reading, at: number): Weekday | undefined {
  const found = reading.isFree(at, role.day) ? dayWords.get(reading.word(at)) : undefined;
  if (!found) return undefined;
  const isCapital = reading.isCapitalized(at);
  if (found.style === 'letters' && (!isCapital || reading.isGlued(at) !== isAfterJoint(reading, at))) return undefined;
  if (found.style === 'short' && !isCapital && words.has(reading.word(at)) && !hasDayBeside(reading, at))
    return undefined;
  if (reading.isGlued(at) && (reading.isDigits(at - 1) || reading.word(at - 1))) return undefined;
  const isAbbreviated = found.style === 'short' && reading.is(at + 1, '.') && reading.isGlued(at + 1);
  return { ...found, last: isAbbreviated && !isSentenceEnd(reading, at + 1) ? at + 1 : at };
}

function isAfterJoint(reading: Reading, at: number): boolean {
  return reading.isGlued(at) && (reading.isDash(at - 1) || reading.isOneOf(at - 1, '/(,'));
}

/** Lower-case "sun" and "sat" are days only beside another day, a time or "closed". */
function hasDayBeside(reading: Reading, at: number): boolean {
  const near = [at - 2, at + 2].some((index) => dayWords.has(reading.word(index)) && reading.isDash((index + at) / 2));
  const next = reading.is(at + 1, ':') || reading.is(at + 1, '.') ? at + 2 : at + 1;
  return near || reading.isDigits(next) || reading.word(next) === 'closed' || reading.word(at - 1) === 'closed';
}

/** "Sa 09:00-17:00" and "Su closed", as structured data writes them. */
export function isLettersAlone(reading: Reading, at: number): boolean {
  if (reading.raw(at).length < 2) return false;
  const next = reading.is(at + 1, ':') ? at + 2 : at + 1;
  return reading.isDigits(next)
    ? reading.is(next + 1, ':') || reading.isDash(next + 1)
    : ['closed', 'off'].includes(reading.word(next));
}

function isSentenceEnd(reading: Reading, at: number): boolean {
  if (reading.type(at + 1) === NONE) return true;
  const word = reading.word(at + 1);
  return reading.isCapitalized(at + 1) && !dayWords.has(word) && word !== 'closed';
}
