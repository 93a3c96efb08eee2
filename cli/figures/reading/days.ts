import type { HoursFigure } from '../figure.ts';
import { role } from './anchor-words.ts';
import type { Reading } from './reading.ts';
import { isLettersAlone, readWeekday, type Weekday } from './weekday.ts';

/** The weekdays that a text names. Token indices. */
export interface Days {
  /** 0 is Monday, ascending. */
  days: number[];
  style: NonNullable<HoursFigure['dayStyle']>;
  /** "six days a week" names no days, only how many. */
  count?: number;
  /** Written with a dash or "through", or as a number of days in the week: hours, whatever stands beside it. */
  isRange: boolean;
  first: number;
  last: number;
}

const groups: Readonly<Record<string, readonly number[]>> = {
  weekday: [0, 1, 2, 3, 4],
  weekdays: [0, 1, 2, 3, 4],
  weeknight: [0, 1, 2, 3, 4],
  weeknights: [0, 1, 2, 3, 4],
  weekend: [5, 6],
  weekends: [5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
  everyday: [0, 1, 2, 3, 4, 5, 6],
};

const maxItems = 7;
export const allDays: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const rangeWords = new Set(['to', 'through', 'thru', 'until', 'till', 'til']);

/** The days that start at the token: Mon-Fri, "Monday through Saturday", "Sat & Sun", "weekends", "every day". */
export function readDays(reading: Reading, first: number, allowsComma = true, allowsExcept = true): Days | undefined {
  const start = readItem(reading, first);
  if (!start) return undefined;
  const days = new Set(start.days);
  let { last, style, isRange } = start;
  if (start.count !== undefined) return { ...start, first };
  for (let items = 1; items < maxItems; items++) {
    const next = nextItem(reading, last, allowsComma);
    const item = next < 0 ? undefined : readItem(reading, next);
    if (!item || item.count !== undefined || (item.style === 'group' && style !== 'group')) break;
    for (const day of item.days) days.add(day);
    isRange ||= item.isRange;
    last = item.last;
    if (style === 'letters') style = item.style;
  }
  const except = allowsExcept ? readExcept(reading, last + 1) : undefined;
  for (const day of except?.days ?? []) days.delete(day);
  return { days: [...days].sort(), style, isRange, first, last: except?.last ?? last };
}

/** "daily except Sunday", "every day but Monday", "seven days a week excluding Sundays". */
function readExcept(reading: Reading, from: number): Days | undefined {
  let at = reading.is(from, ',') || reading.is(from, '(') ? from + 1 : from;
  if (!['except', 'excluding', 'excepting', 'but'].includes(reading.word(at))) return undefined;
  at++;
  while (['on', 'for', 'not'].includes(reading.word(at))) at++;
  return readDays(reading, at, true, false);
}

function nextItem(reading: Reading, last: number, allowsComma: boolean): number {
  let at = last + 1;
  const isComma = reading.is(at, ',');
  if (isComma && !allowsComma) return -1;
  if (isComma) at++;
  const isJoint =
    ['and', 'plus'].includes(reading.word(at)) || reading.is(at, '&') || reading.is(at, '+') || reading.is(at, '/');
  if (isJoint) at++;
  return isComma || isJoint ? at : -1;
}

function readItem(reading: Reading, first: number): Omit<Days, 'first'> | undefined {
  if (!reading.isFree(first, role.day | role.digits | role.number)) return undefined;
  const word = reading.word(first);
  const group = groups[word];
  if (group) return { days: [...group], style: 'group', isRange: false, last: first };
  if (word === 'every' && reading.word(first + 1) === 'day') {
    const last = reading.word(first + 2) === 'of' && reading.word(first + 4) === 'week' ? first + 4 : first + 1;
    return { days: [...allDays], style: 'group', isRange: false, last };
  }
  const week = readWeek(reading, first);
  if (week) return week;
  const at = ['every', 'each'].includes(word) ? first + 1 : first;
  const from = readWeekday(reading, at);
  return from && readRange(reading, at, from);
}

/** "seven days a week", "7 days/week", "open 7 days", "365 days a year". */
function readWeek(reading: Reading, first: number): Omit<Days, 'first'> | undefined {
  const numeral = reading.numeralAt(first);
  if (!numeral || !Number.isInteger(numeral.value) || numeral.value < 1) return undefined;
  let at = numeral.last + 1;
  if (reading.isDash(at)) at++;
  if (reading.word(at) !== 'days' && !(reading.word(at) === 'day' && reading.isDash(at - 1))) return undefined;
  let last = at + 1;
  if (reading.isDash(last)) last++;
  const isRate = ['a', 'per', 'each', 'every'].includes(reading.word(last)) || reading.is(last, '/');
  if (isRate) last++;
  if (reading.isDash(last)) last++;
  const period = isRate ? reading.word(last) : '';
  const isYear = period === 'year' && numeral.value >= 360 && numeral.value <= 366;
  const isOpen = numeral.value === 7 && ['open', 'available'].includes(reading.word(first - 1));
  if (!isYear && !isOpen && (period !== 'week' || numeral.value > 7)) return undefined;
  const end = period ? last : at;
  if (isYear || numeral.value === 7) return { days: [...allDays], style: 'group', isRange: true, last: end };
  return { days: [], count: numeral.value, style: 'group', isRange: true, last: end };
}

function readRange(reading: Reading, at: number, from: Weekday): Omit<Days, 'first'> | undefined {
  const end = from.last;
  let next = end + 1;
  const isDash = reading.isDash(next);
  if (isDash || rangeWords.has(reading.word(next))) {
    next++;
    if (isDash && reading.isDash(next)) next++;
    const to = readWeekday(reading, next);
    if (to && !(from.style === 'letters' && to.style === 'long')) {
      return { days: daysBetween(from.day, to.day), style: wider(from, to), isRange: true, last: to.last };
    }
  }
  // a single letter or "We" is a day only at the ends of a range
  if (from.style === 'letters' && !isLettersAlone(reading, at)) return undefined;
  return { days: [from.day], style: from.style, isRange: false, last: end };
}

function daysBetween(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; ; day = (day + 1) % 7) {
    days.push(day);
    if (day === to) return days.sort();
  }
}

function wider(from: Weekday, to: Weekday): Weekday['style'] {
  return from.style === 'letters' ? to.style : from.style;
}
