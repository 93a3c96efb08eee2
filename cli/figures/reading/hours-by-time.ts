import { isCertain, minutesOf, readClock } from './clock.ts';
import { dayWords } from './day-words.ts';
import { type Days, readDays } from './days.ts';
import { dataOf } from './hours-by-day.ts';
import type { HoursPart } from './hours-part.ts';
import { isClosedWord, isNounBehind, isOpeningContext, skipFiller } from './hours-words.ts';
import type { Reading } from './reading.ts';
import { readTimeSpan, type TimeSpan } from './time-span.ts';

const services = new Set('hours service services delivery deliveries workshop'.split(' '));
const contests = new Set('won lost beat score scored scores ratio odds win loss lead'.split(' '));

/** Hours that begin with their times: "9-5 Mon-Fri", "9 AM to 5 PM daily", "10AM-4PM", "open until 8 PM". */
export function readHoursByTime(reading: Reading, at: number): HoursPart[] {
  const span = readTimeSpan(reading, at);
  if (!span) return readOneSided(reading, at);
  const days = daysBehind(reading, span.last + 1);
  if (!days && !isSpan(reading, span)) return [];
  const data = { ...(days ? dataOf(days) : { days: [] }), opens: span.opens, closes: span.closes, clock: span.style };
  return [{ first: span.first, last: days?.last ?? span.last, data }];
}

/** The days that the times belong to: right behind, or behind a comma unless they have times of their own. */
function daysBehind(reading: Reading, from: number): Days | undefined {
  let at = from;
  const hasComma = reading.is(at, ',');
  if (hasComma || reading.is(at, '(') || reading.is(at, ':') || reading.isDash(at)) at++;
  const isOn = ['on', 'every', 'each'].includes(reading.word(at));
  if (reading.word(at) === 'on') at++;
  const days = readDays(reading, at);
  if (!days || !hasComma || isOn) return days;
  const next = skipFiller(reading, days.last + 1).at;
  return readTimeSpan(reading, next) || isClosedWord(reading, next) ? undefined : days;
}

/** Two bare numbers are times if their sentence speaks of opening, or if they run backwards as only times do. */
function isSpan(reading: Reading, span: TimeSpan): boolean {
  if (span.certain) return true;
  if (isNounBehind(reading, span.last + 1)) return false;
  if (isOpeningContext(reading, span.first)) return true;
  const isBusinessDay =
    span.descending && span.dashed && span.style === 'bare' && span.opens >= 300 && span.opens <= 720;
  return isBusinessDay && !contests.has(reading.word(span.first - 1)) && !reading.is(span.first - 1, '/');
}

/** "opens at 9", "closes at 6 PM on Fridays", "open until 8". */
function readOneSided(reading: Reading, at: number): HoursPart[] {
  const clock = readClock(reading, at);
  if (!clock) return [];
  const side = sideOf(reading, at - 1, isCertain(reading, clock));
  if (!side) return [];
  const days = daysBehind(reading, clock.last + 1);
  if (!days && !clock.meridiem && isNounBehind(reading, clock.last + 1)) return [];
  const minutes = minutesOf(clock, side.name === 'opens' ? 5 : 12);
  const data = { ...(days ? dataOf(days) : { days: [] }), [side.name]: minutes, clock: clock.style };
  return [{ first: side.first, last: days?.last ?? clock.last, data }];
}

interface Side {
  name: 'opens' | 'closes';
  first: number;
}

function sideOf(reading: Reading, at: number, certain: boolean): Side | undefined {
  const word = reading.word(at);
  if (['until', 'till', 'til'].includes(word)) {
    for (let back = 1; back <= 3; back++)
      if (reading.word(at - back) === 'open') return { name: 'closes', first: at - back };
    return isOnDay(reading, at) ? { name: 'closes', first: at } : undefined;
  }
  const hasPreposition = word === 'at' || word === 'from';
  if (!hasPreposition && !certain) return undefined;
  let verb = hasPreposition ? at - 1 : at;
  if (reading.is(verb, ',')) verb--;
  if (['early', 'late'].includes(reading.word(verb))) verb--;
  if (['open', 'opens', 'opening'].includes(reading.word(verb))) return { name: 'opens', first: verb };
  if (['close', 'closes', 'closing'].includes(reading.word(verb))) return { name: 'closes', first: verb };
  const name = /^(?:start|begin)s?$/.test(reading.word(verb))
    ? 'opens'
    : /^(?:end|finishe?|stop)s?$/.test(reading.word(verb))
      ? 'closes'
      : undefined;
  return name && isOfHours(reading, verb) ? { name, first: verb } : undefined;
}

/** "On Saturdays in winter only till four". */
function isOnDay(reading: Reading, until: number): boolean {
  for (let at = until - 1; at >= until - 6 && at >= 0 && !reading.isOneOf(at, '.,;:!?()'); at--)
    if (reading.word(at).length > 3 && dayWords.has(reading.word(at))) return true;
  return false;
}

/** "Saturday service starts at 9", not "the race starts at 9". */
function isOfHours(reading: Reading, verb: number): boolean {
  for (let at = verb - 1; at >= verb - 3; at--) if (services.has(reading.word(at))) return true;
  return false;
}
