import { allDays, readDays } from './days.ts';
import { endOfWholeDay } from './hours-by-day.ts';
import type { HoursData, HoursPart } from './hours-part.ts';
import type { Reading } from './reading.ts';

const always: HoursData = { days: [...allDays], opens: 0, closes: 1440, clock: '24h', dayStyle: 'group' };

/** Never closed: 24/7, "24 hours a day", "open 24 hours", "around the clock". */
export function readAlwaysOpen(reading: Reading, at: number): HoursPart[] {
  const slash = readSlash(reading, at);
  if (slash) return [slash];
  const found = readClockRound(reading, at) ?? readNeverClosed(reading, at) ?? readWholeDay(reading, at);
  return found ? [{ ...found, data: { ...always } }] : [];
}

type Range = { first: number; last: number };

/** 24/7; "24/5" says how many days and not which. */
function readSlash(reading: Reading, first: number): HoursPart | undefined {
  const days = reading.raw(first + 2);
  if (reading.raw(first) !== '24' || !['5', '6', '7'].includes(days)) return undefined;
  if (!reading.isGlued(first + 1) || !(reading.is(first + 1, '/') || reading.isDash(first + 1))) return undefined;
  if (reading.isGlued(first + 3) && (reading.word(first + 3) || reading.isDash(first + 3))) return undefined;
  if (reading.isDash(first + 1) && scores.has(reading.word(first + 3))) return undefined;
  const last = reading.raw(first + 4) === '365' ? first + 4 : first + 2;
  const data = days === '7' ? { ...always } : { ...always, days: [], dayCount: Number(days) };
  return { first, last, data };
}

const scores = new Set('win victory loss defeat score lead record over against'.split(' '));

const closings = new Set('close closes closed closing'.split(' '));

/** "We never close", "always open"; "always open to questions" and "our door is always open" say something else. */
function readNeverClosed(reading: Reading, at: number): Range | undefined {
  const [word, verb, behind] = [reading.word(at), reading.word(at + 1), reading.word(at + 2)];
  const isDoor = reading.word(at - 2).startsWith('door');
  const isSaid = word === 'never' ? closings.has(verb) : word === 'always' && verb === 'open' && !isDoor;
  if (!isSaid || ['to', 'for', 'about', 'on', 'a', 'an', 'our', 'your'].includes(behind)) return undefined;
  return { first: at, last: at + 1 };
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
