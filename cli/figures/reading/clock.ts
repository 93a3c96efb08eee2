import type { ClockStyle } from '../figure.ts';
import { role } from './anchor-words.ts';
import type { Reading } from './reading.ts';
import { unitWords } from './units.ts';

/** A clock time as written. `hour` as written, 0 to 24; token indices. */
export interface Clock {
  hour: number;
  minute: number;
  meridiem?: 'am' | 'pm';
  style: ClockStyle;
  /** With "o'clock". */
  isCertain?: true;
  first: number;
  last: number;
}

/** The clock time that starts at the token; a bare "9" is one, if its surroundings say so. */
export function readClock(reading: Reading, first: number): Clock | undefined {
  if (!reading.isFree(first, role.digits | role.number | role.noon)) return undefined;
  const word = reading.word(first);
  if (word === 'noon') return { hour: 12, minute: 0, meridiem: 'pm', style: 'word', first, last: first };
  if (word === 'midnight') return { hour: 12, minute: 0, meridiem: 'am', style: 'word', first, last: first };
  return readSpokenClock(reading, first) ?? (word ? readWordClock(reading, first) : readDigitClock(reading, first));
}

const partsOfHour: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

/** "half past seven", "quarter to six", "ten past nine". */
function readSpokenClock(reading: Reading, first: number): Clock | undefined {
  const numeral = reading.numeralAt(first);
  const part = partsOfHour[reading.word(first)];
  const minutes = part ?? numeral?.value;
  const joint = (part === undefined ? (numeral?.last ?? first) : first) + 1;
  const isPast = ['past', 'after'].includes(reading.word(joint));
  if (minutes === undefined || minutes >= 60 || (part === undefined && reading.word(joint) !== 'past'))
    return undefined;
  if (!isPast && (part !== 15 || !['to', 'before', 'till'].includes(reading.word(joint)))) return undefined;
  const next = joint + 1;
  const hour = reading.isDigits(next) ? Number(reading.raw(next)) : hourOf(reading, next);
  if (hour === undefined || hour < 1 || hour > 12) return undefined;
  const start = isPast ? { hour, minute: minutes } : { hour: hour === 1 ? 12 : hour - 1, minute: 60 - minutes };
  return withMeridiem(reading, { ...start, style: 'word', isCertain: true, first, last: next });
}

function hourOf(reading: Reading, at: number): number | undefined {
  const numeral = reading.numeralAt(at);
  const isPlain = numeral?.written === 'words' && numeral.first === numeral.last && !numeral.countsOnly;
  return isPlain && numeral.value >= 1 && numeral.value <= 12 ? numeral.value : undefined;
}

/** "nine", "nine AM", "nine thirty AM"; "at nine thirty" leaves no doubt either. */
function readWordClock(reading: Reading, first: number): Clock | undefined {
  const hour = hourOf(reading, first);
  if (hour === undefined) return undefined;
  const joint = reading.isDash(first + 1) ? first + 2 : first + 1;
  const minutes = reading.numeralAt(joint);
  if (minutes?.written !== 'words' || !quarters.has(minutes.value)) {
    return withMeridiem(reading, { hour, minute: 0, style: 'word', first, last: first });
  }
  const isTold = beforeTime.has(reading.word(first - 1)) && !unitWords.has(reading.word(minutes.last + 1));
  const clock = withMeridiem(reading, { hour, minute: minutes.value, style: 'word', first, last: minutes.last });
  return isTold && clock ? { ...clock, isCertain: true } : clock?.meridiem ? clock : undefined;
}

const quarters = new Set([15, 30, 45]);
const beforeTime = new Set('at by from until till til before after to'.split(' '));

function readDigitClock(reading: Reading, first: number): Clock | undefined {
  const digits = reading.raw(first);
  if (!reading.isDigits(first) || digits.length > 2 || isPartOfNumber(reading, first)) return undefined;
  const hour = Number(digits);
  let last = first;
  let minute = 0;
  let style: ClockStyle = 'bare';
  if (hasMinutes(reading, first, ':')) {
    last += 2;
    minute = Number(reading.raw(last));
    if (digits.length === 2 && (hour > 12 || hour < 10)) style = '24h';
    // seconds, as structured data has them
    if (hasMinutes(reading, last, ':')) last += 2;
  } else if (hasMinutes(reading, first, '.') && meridiemAt(reading, first + 3)) {
    last += 2;
    minute = Number(reading.raw(last));
  } else if (hour > 12 && hour !== 17 && hour !== 18) {
    return undefined;
  }
  if (hour > 24 || minute > 59) return undefined;
  if (hour === 12 && ['noon', 'midnight'].includes(reading.word(last + 1))) {
    const meridiem = reading.word(last + 1) === 'noon' ? 'pm' : 'am';
    return { hour, minute, meridiem, style: '12h', first, last: last + 1 };
  }
  return withMeridiem(reading, { hour, minute, style, first, last });
}

function hasMinutes(reading: Reading, at: number, joint: string): boolean {
  if (!reading.is(at + 1, joint) || !reading.isGlued(at + 1) || !reading.isGlued(at + 2)) return false;
  return reading.isDigits(at + 2) && reading.raw(at + 2).length === 2;
}

/** `$9`, `1.9`, `3/9`, `XT9`, `#9`. */
function isPartOfNumber(reading: Reading, first: number): boolean {
  if (reading.isOneOf(first - 1, '$#€£')) return true;
  if (!reading.isGlued(first)) return false;
  if (reading.word(first - 1)) return true;
  const joined = reading.isOneOf(first - 1, '.,/:+');
  return joined && reading.isGlued(first - 1) && reading.isDigits(first - 2);
}

function withMeridiem(reading: Reading, bare: Clock): Clock | undefined {
  const isOClock = reading.word(bare.last + 1) === 'o' && reading.word(bare.last + 3) === 'clock';
  const clock = isOClock ? { ...bare, last: bare.last + 3, isCertain: true as const } : bare;
  // The back nine are holes, and may be played in the morning.
  const isHoles = clock.hour === 9 && /^(?:back|front)$/.test(reading.word(bare.first - 1));
  if (isHoles) return undefined;
  const found = meridiemAt(reading, clock.last + 1) ?? partOfDay(reading, clock.last + 1);
  if (!found) return isFollowedByNumberPart(reading, clock.last) ? undefined : clock;
  if (clock.hour > 12 || clock.hour < 1) return undefined;
  const style = clock.style === 'word' ? 'word' : '12h';
  return { ...clock, meridiem: found.meridiem, style, last: found.last };
}

interface Meridiem {
  meridiem: 'am' | 'pm';
  last: number;
}

/** AM, a.m., `9a`. */
function meridiemAt(reading: Reading, at: number): Meridiem | undefined {
  const word = reading.word(at);
  if (word === 'am' || word === 'pm') return { meridiem: word, last: at };
  if (word !== 'a' && word !== 'p') return undefined;
  const meridiem = word === 'a' ? 'am' : 'pm';
  if (reading.is(at + 1, '.') && reading.isGlued(at + 1) && reading.word(at + 2) === 'm') {
    return { meridiem, last: reading.is(at + 3, '.') && reading.isGlued(at + 3) ? at + 3 : at + 2 };
  }
  const isAlone = reading.isGlued(at) && !(reading.isGlued(at + 1) && reading.word(at + 1));
  return isAlone ? { meridiem, last: at } : undefined;
}

/** "in the morning", "in the afternoon", "in the evening". */
function partOfDay(reading: Reading, at: number): Meridiem | undefined {
  if (reading.word(at) !== 'in' || reading.word(at + 1) !== 'the') return undefined;
  const part = reading.word(at + 2);
  if (part === 'morning') return { meridiem: 'am', last: at + 2 };
  return part === 'afternoon' || part === 'evening' ? { meridiem: 'pm', last: at + 2 } : undefined;
}

/** `9,000`, `9.5`, `9/12`, `9%`, `9+`: the digits go on. */
function isFollowedByNumberPart(reading: Reading, last: number): boolean {
  const next = last + 1;
  if (!reading.isGlued(next)) return false;
  if (reading.word(next) || reading.is(next, '%') || reading.is(next, '+')) return true;
  const joined = reading.isOneOf(next, ',./:');
  return joined && reading.isGlued(next + 1) && reading.isDigits(next + 1);
}

/** True when the time needs no surroundings to be one: 9AM, 9:30, 17:00, noon. */
export function isCertain(reading: Reading, clock: Clock): boolean {
  if (clock.meridiem !== undefined || clock.isCertain) return true;
  return clock.style === '24h' || (clock.style !== 'word' && reading.is(clock.first + 1, ':'));
}

/** Minutes after midnight. Without a meridiem an hour before `earliest` is in the afternoon. */
export function minutesOf(clock: Clock, earliest = 7): number {
  const { hour, minute, meridiem, style } = clock;
  if (meridiem) return ((hour % 12) + (meridiem === 'pm' ? 12 : 0)) * 60 + minute;
  if (style === '24h' || hour > 12) return hour * 60 + minute;
  return (hour < earliest ? hour + 12 : hour) * 60 + minute;
}
