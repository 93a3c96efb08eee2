import { minutesOf, readClock } from './clock.ts';
import { dayWords } from './day-words.ts';
import { type Days, readDays } from './days.ts';
import type { HoursData, HoursPart } from './hours-part.ts';
import {
  type Filler,
  isClosedWord,
  isIncluded,
  isNounBehind,
  type Openness,
  opennessBefore,
  readException,
  readExceptionBefore,
  readNoHours,
  skipFiller,
} from './hours-words.ts';
import type { Reading } from './reading.ts';
import { readTimeSpan, type TimeSpan } from './time-span.ts';

/** Hours that begin with their days: "Mon-Fri 9-5", "Sunday: closed", "closed Sundays", "Saturday until noon". */
export function readHoursByDay(reading: Reading, anchor: number): HoursPart[] {
  const named = readDays(reading, anchor);
  if (!named) return [];
  const before = opennessBefore(reading, named.first);
  const days = before ? withoutNext(reading, named, before) : named;
  if (before?.state === 'closed') return [closedPart(days, before.first)];
  const none = readNoHours(reading, days.first, days.last);
  if (none) return [{ ...none, data: { ...dataOf(days), closed: true } }];
  const filler = skipFiller(reading, days.last + 1);
  const timed = readSpans(reading, days, filler.at);
  if (timed.length > 0) return timed;
  const single = readSingle(reading, days, filler, before?.state === 'closes');
  if (single) return [single];
  if (before?.state === 'closes') return [closedPart(days, before.first)];
  return readStated(reading, days, filler, before);
}

/** Days without times: an exception before them, "open" beside them, or a range, which speaks of hours by itself. */
function readStated(reading: Reading, days: Days, { at, says }: Filler, before: Openness | undefined): HoursPart[] {
  const { last } = days;
  const exception = readExceptionBefore(reading, days.first);
  if (exception) return [{ first: exception.first, last, data: { ...dataOf(days), exception: exception.exception } }];
  const isSaidBehind = says === 'open' && !isNounBehind(reading, at);
  const isStated = before?.state === 'open' || isSaidBehind || isPresent(reading, days) || isIncluded(reading, days);
  return isStated || days.isRange ? [{ first: before?.first ?? days.first, last, data: dataOf(days) }] : [];
}

/** "Visit us Sundays", "here on weekends": days of every week, while "visit us Sunday" can be one day. */
function isPresent(reading: Reading, { first, last }: Days): boolean {
  if (!/s$/.test(reading.word(last)) || reading.word(last).length < 7) return false;
  const at = reading.word(first - 1) === 'on' ? first - 2 : first - 1;
  return (
    ['here', 'available', 'staffed'].includes(reading.word(at)) ||
    (['deliver', 'delivers'].includes(reading.word(at)) && ['we', 'drivers', 'crew'].includes(reading.word(at - 1))) ||
    (reading.word(at) === 'us' && reading.word(at - 1) === 'visit')
  );
}

/** The comma of "Closed Sunday, Monday-Friday 9-5" and "open Saturday, Sunday closed" begins another part. */
function withoutNext(reading: Reading, days: Days, { state }: Openness): Days {
  const next = skipFiller(reading, days.last + 1).at;
  const isClosed = state === 'open' && isClosedWord(reading, next);
  const isTimed = state === 'closed' && readTimeSpan(reading, next) !== undefined;
  const beginsPart = isClosed || isTimed || readException(reading, next) !== undefined;
  return beginsPart ? (readDays(reading, days.first, false) ?? days) : days;
}

function closedPart(days: Days, first: number): HoursPart {
  return { first, last: days.last, data: { ...dataOf(days), closed: true } };
}

export function dataOf(days: Days): HoursData {
  return {
    days: days.days,
    ...(days.count !== undefined && { dayCount: days.count }),
    dayStyle: days.style,
  };
}

/** One span, or several for a day with a break: "Mon-Fri 9-12 and 1-5". */
function readSpans(reading: Reading, days: Days, at: number): HoursPart[] {
  const parts: HoursPart[] = [];
  let first = days.first;
  for (let next = at; ; ) {
    const span = readTimeSpan(reading, next);
    if (!span || !isPlausible(reading, span)) return parts;
    if (parts.length > 0 && isOfOtherDays(reading, span.last + 1)) return parts;
    parts.push({
      first,
      last: span.last,
      data: { ...dataOf(days), opens: span.opens, closes: span.closes, clock: span.style },
    });
    next = span.last + 1;
    if (reading.is(next, ',')) next++;
    if (reading.word(next) === 'and' || reading.is(next, '&')) next++;
    if (next === span.last + 1) return parts;
    first = next;
  }
}

function isPlausible(reading: Reading, span: TimeSpan): boolean {
  return (
    span.certain ||
    span.descending ||
    !isNounBehind(reading, span.last + 1) ||
    dayWords.has(reading.word(span.last + 1))
  );
}

function isOfOtherDays(reading: Reading, at: number): boolean {
  return readDays(reading, reading.word(at) === 'on' ? at + 1 : at) !== undefined;
}

/** Closed, an exception, all day, or a single time: "Sun closed", "Sunday 24 hours", "Saturday until 3". */
function readSingle(
  reading: Reading,
  days: Days,
  { at, says, isFrom }: Filler,
  closes: boolean,
): HoursPart | undefined {
  const { first } = days;
  const data = dataOf(days);
  if (isClosedWord(reading, at)) return { first, last: at, data: { ...data, closed: true } };
  const exception = readException(reading, at);
  if (exception) return { first, last: exception.last, data: { ...data, exception: exception.exception } };
  const wholeDay = endOfWholeDay(reading, at);
  if (wholeDay > 0) return { first, last: wholeDay, data: { ...data, opens: 0, closes: 1440, clock: '24h' } };
  const isUntil = ['until', 'till', 'til', 'through'].includes(reading.word(at));
  const clock = readClock(reading, isUntil ? at + 1 : at);
  if (!clock || (!clock.meridiem && isNounBehind(reading, clock.last + 1))) return undefined;
  if (isUntil || closes || says === 'closes') {
    return { first, last: clock.last, data: { ...data, closes: minutesOf(clock, 12), clock: clock.style } };
  }
  return says === 'open' || isFrom
    ? { first, last: clock.last, data: { ...data, opens: minutesOf(clock, 5), clock: clock.style } }
    : undefined;
}

/** The last token of "24 hours" and "all day", or -1. */
export function endOfWholeDay(reading: Reading, at: number): number {
  const numeral = reading.numeralAt(at);
  if (numeral?.value !== 24) return -1;
  return ['hours', 'hrs'].includes(reading.word(numeral.last + 1)) ? numeral.last + 1 : -1;
}
