import { smallNumbers } from '../../facts/filters.ts';
import { daysOf, type Weekday, week } from '../../facts/opening-hours.ts';
import { stemOf } from '../words.ts';
import type { Shape } from './recognizer.ts';

/** The period of "Sun." is part of it, and that after "Sunday" is not. */
const weekday = '(mon|tue|wed|thu|fri|sat|sun)(?:(?:s|nes|rs|ur)?days?\\b|(?:s|rs|ur)?\\b\\.?)';
const to = '\\s?(?:-|–|—|to|till?|until|through|thru|and)\\s?';
export const clock = '(\\d{1,2}(?::[0-5]\\d)?|noon|midnight)(?:\\s?([ap])(?:\\.m\\.|\\.?m\\b))?';
const filler = "(?:[:,(]|\\s|from|is|are|we|we're|we’re|open|between|hours|only|of|all day|day)*";
const clauseEnd = '(?=\\s*(?:[.,;)]|$)|\\s(?:on|every|each|in)\\b)';

const days = `\\b${weekday}(?:${to}${weekday})?`;
const span = `(?<![\\d$.,:-])${clock}${to}${clock}(?![\\d%:-])`;
const always = /\b24\s?\/\s?7\b|\b24 hours a day\b|\baround the clock\b|\bopen 24 hours\b/gi;
const halfDay = /(?<![\d$.,:-])(\d{1,2}(?::[0-5]\d)?)\s?([ap])(?:\.m\.|\.?m\b)/gi;
const wholeDay = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])|\b(?:noon|midnight)\b/gi;
const hour = `(\\d{1,2}|${smallNumbers.slice(1, 13).join('|')})`;
/** "Ten o'clock", "opens at 10", "Saturdays until six". */
const spokenHour = new RegExp(
  `\\b${hour} o['’]clock\\b|(?<=\\b(?:opens?|closes?|\\w+days?)(?: \\w+)? (?:at|until|till) )${hour}${clauseEnd}`,
  'gi',
);
const isClosed = "(?<!\\b(?:not|never|rarely) |n['’]t )\\bclosed";
/** A day of the week as in keys of hours: `mon`. */
export const shortDay = (day: Weekday) => day.slice(0, 3);

/** Opening hours and clock times. The key of hours lists days with their times: `mon=09:00-17:00;sun=closed`, or times alone. */
export const hours: readonly Shape[] = [
  { kind: 'hours', pattern: always, keyOf: () => 'always' },
  {
    kind: 'hours',
    pattern: new RegExp(`${days}${filler}${span}`, 'gi'),
    keyOf: ([, first, last, ...times]) => onDays(first, last, timesOf(times)),
  },
  {
    kind: 'hours',
    pattern: new RegExp(span, 'gi'),
    keyOf: (match) => (isTimed(match) ? timesOf(match.slice(1)) : undefined),
  },
  ...[`${isClosed} (?:on |all day )*${days}`, `${days}[\\s:,]*(?:is |are |we are |we're )?closed\\b`].map(
    (said): Shape => ({
      kind: 'hours',
      pattern: new RegExp(said, 'gi'),
      keyOf: ([, first, last]) => onDays(first, last, 'closed'),
    }),
  ),
  { kind: 'time', pattern: halfDay, keyOf: ([, time, half]) => clockOf(time, half) },
  { kind: 'time', pattern: wholeDay, keyOf: ([time]) => clockOf(time) },
  { kind: 'time', pattern: spokenHour, keyOf: ([, said, hour = said]) => spokenClock(stemOf(hour ?? '')) },
];

/** True if everything that a text says about hours is also in the fact. */
export function isSameHours(said: string, fact: string): boolean {
  const ours = fact.split(';');
  return said.split(';').every((part) => ours.some((line) => line === part || line.endsWith(`=${part}`)));
}

function onDays(first = '', last = first, times: string | undefined): string | undefined {
  const [from, to] = [first, last].map((name) => week.find((day) => shortDay(day) === name.toLowerCase()));
  const days = from && to ? daysOf({ from, to }) : [];
  return times && days.map((day) => `${shortDay(day)}=${times}`).join(';');
}

/** `09:00-17:00`. Without AM or PM, the second time is in the afternoon if it would not be later than the first. */
function timesOf([first, half, second, endHalf]: readonly (string | undefined)[]): string | undefined {
  const closes = clockOf(second, endHalf);
  const opens = clockOf(first, half ?? (endHalf === undefined ? undefined : halfBefore(first, second, endHalf)));
  if (!opens || !closes) return undefined;
  const later = closes <= opens && endHalf === undefined ? clockOf(second, 'p') : closes;
  return later && `${opens}-${later}`;
}

/** "9-5PM" opens in the morning, "1-5PM" in the afternoon. */
function halfBefore(first = '', second = '', half: string): string {
  return Number.parseInt(first, 10) % 12 < Number.parseInt(second, 10) % 12 ? half : 'a';
}

/** The clock time of an hour without AM or PM: "until six" is in the evening, "at nine" in the morning. */
const spokenClock = (hour: string) => clockOf(hour, Number(hour) < 8 ? 'p' : undefined);

function clockOf(written = '', half?: string): string | undefined {
  if (/noon/i.test(written)) return '12:00';
  if (/midnight/i.test(written)) return '24:00';
  const [hour = 0, minute = 0] = written.split(':').map(Number);
  const hours = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  if (hour > 24 || (half && hour > 12)) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Two bare numbers are times only if the text says so. */
function isTimed({ 0: words, 2: half, 4: endHalf, index, input }: RegExpExecArray): boolean {
  if (half ?? endHalf ?? /:|noon|midnight/i.test(words)) return true;
  const isOpen = /\b(?:open|hours)\b[^.;]{0,20}$/i.test(input.slice(0, index));
  return isOpen && /^\s*(?:[,.;)]|$|on |every |each )/.test(input.slice(index + words.length));
}
