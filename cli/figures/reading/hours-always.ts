import { allDays, readDays } from './days.ts';
import { endOfWholeDay } from './hours-by-day.ts';
import type { HoursData, HoursPart } from './hours-part.ts';
import type { Reading } from './reading.ts';

const always: HoursData = { days: [...allDays], opens: 0, closes: 1440, clock: '24h', dayStyle: 'group' };

/** Never closed: 24/7, "24 hours a day", "open 24 hours", "around the clock". */
export function readAlwaysOpen(reading: Reading, at: number): HoursPart[] {
  const found = readSlash(reading, at) ?? readClockRound(reading, at) ?? readWholeDay(reading, at);
  return found ? [{ ...found, data: { ...always } }] : [];
}

type Range = { first: number; last: number };

function readSlash(reading: Reading, first: number): Range | undefined {
  if (reading.raw(first) !== '24' || reading.raw(first + 2) !== '7') return undefined;
  if (!reading.isGlued(first + 1) || !(reading.is(first + 1, '/') || reading.isDash(first + 1))) return undefined;
  if (reading.isGlued(first + 3) && (reading.word(first + 3) || reading.isDash(first + 3))) return undefined;
  return { first, last: reading.raw(first + 4) === '365' ? first + 4 : first + 2 };
}

function readClockRound(reading: Reading, at: number): Range | undefined {
  if (reading.word(at) !== 'clock') return undefined;
  const step = reading.isDash(at - 1) ? 2 : 1;
  const isRound = reading.word(at - step) === 'the' && ['around', 'round'].includes(reading.word(at - 2 * step));
  return isRound ? { first: at - 2 * step, last: at } : undefined;
}

/** "24 hours a day", with "seven days a week" behind it as well, and "open 24 hours". */
function readWholeDay(reading: Reading, first: number): Range | undefined {
  const hours = endOfWholeDay(reading, first);
  if (hours < 0) return undefined;
  const isRate = ['a', 'per', 'each', 'every'].includes(reading.word(hours + 1)) || reading.is(hours + 1, '/');
  const isDaily = isRate && reading.word(hours + 2) === 'day';
  if (!isDaily && reading.word(hours + 1) !== 'daily' && reading.word(first - 1) !== 'open') return undefined;
  const last = isDaily ? hours + 2 : reading.word(hours + 1) === 'daily' ? hours + 1 : hours;
  let next = last + 1;
  if (reading.is(next, ',')) next++;
  if (reading.word(next) === 'and' || reading.is(next, '/')) next++;
  const days = readDays(reading, next);
  return { first, last: days?.days.length === 7 ? days.last : last };
}
