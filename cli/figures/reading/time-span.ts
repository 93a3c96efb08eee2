import type { ClockStyle } from '../figure.ts';
import { type Clock, isCertain, minutesOf, readClock } from './clock.ts';
import type { Reading } from './reading.ts';
import { unitWords } from './units.ts';

/** Two clock times with "to" between them. Minutes after midnight; token indices. */
export interface TimeSpan {
  opens: number;
  closes: number;
  style: ClockStyle;
  /** False for "9-5" and "nine to five", which only their surroundings make times. */
  certain: boolean;
  /** The second number is not larger than the first, as in "9-5": no range of quantities is written so. */
  descending: boolean;
  dashed: boolean;
  first: number;
  last: number;
}

const connectors = new Set(['to', 'til', 'till', 'until', 'through', 'thru']);

/** The span that starts at the token: 9-5, 9AM-5PM, 9 AM to 5 PM, 09:00-17:00, noon to five, "between 9 and 5". */
export function readTimeSpan(reading: Reading, at: number): TimeSpan | undefined {
  const open = readClock(reading, at);
  if (!open) return undefined;
  let next = open.last + 1;
  const dashed = reading.isDash(next);
  const isAnd = reading.word(next) === 'and' && reading.word(at - 1) === 'between';
  if (!dashed && !isAnd && !connectors.has(reading.word(next))) return undefined;
  next++;
  if (dashed && reading.isDash(next)) next++;
  if (dashed && connectors.has(reading.word(next)) && reading.isDash(next + 1)) next += 2;
  const close = readClock(reading, next);
  if (!close || isMeasured(reading, close)) return undefined;
  const certain = isCertain(reading, open) || isCertain(reading, close);
  const descending = !open.meridiem && close.hour * 60 + close.minute <= open.hour * 60 + open.minute;
  return {
    ...resolve(open, close),
    style: styleOf(open, close),
    certain,
    descending,
    dashed,
    first: open.first,
    last: close.last,
  };
}

/** A bare number with a unit of its own behind it is no time: "2-4 weeks", "9-5%", "2 to 8-seater". */
function isMeasured(reading: Reading, close: Clock): boolean {
  if (close.meridiem || close.style === '24h') return false;
  const at = reading.isDash(close.last + 1) && reading.isGlued(close.last + 1) ? close.last + 2 : close.last + 1;
  return unitWords.has(reading.word(at)) || reading.is(at, '%') || reading.isDigits(at);
}

function styleOf(open: Clock, close: Clock): ClockStyle {
  const styles = [open.style, close.style];
  if (styles.includes('12h')) return '12h';
  if (styles.includes('24h')) return '24h';
  return open.style === 'word' ? close.style : open.style;
}

/** Completes what is left out: "9-5" ends in the afternoon, "1-5PM" begins in it, midnight at the end is 24:00. */
function resolve(open: Clock, close: Clock): { opens: number; closes: number } {
  const is24h = open.style === '24h' || close.style === '24h';
  let opens = is24h ? minutesOf(open, 0) : minutesOf(open);
  let closes = is24h ? minutesOf(close, 0) : minutesOf(close, 0);
  if (!open.meridiem && close.meridiem === 'pm' && open.hour <= 12 && !is24h) {
    // "1-5PM" lies in the afternoon, "9-5PM" cannot
    const late = (open.hour % 12) * 60 + 720 + open.minute;
    opens = late < closes ? late : (open.hour % 12) * 60 + open.minute;
    if (open.hour === 12) opens = 720 + open.minute;
  }
  if (!close.meridiem && !is24h && close.hour <= 12) {
    while (closes <= opens && closes < 1440) closes += 720;
  }
  if (closes === 0 && close.meridiem === 'am') closes = 1440;
  return { opens, closes };
}
