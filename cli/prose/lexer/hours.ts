import type { Figure } from '../figure.ts';
import type { Recognizer } from './recognizer.ts';

const weekday = '(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?s?\\b\\.?';
const to = '\\s?(?:-|–|—|to|till?|until|through|thru|and)\\s?';
const clock = '(\\d{1,2}(?::[0-5]\\d)?|noon|midnight)(?:\\s?([ap])\\.?m\\b\\.?)?';
const filler = "(?:[:,(]|\\s|from|is|are|we|we're|we’re|open|between|hours|only|of|all day|day)*";

const dayRun = new RegExp(`\\b${weekday}(?:${to}${weekday})?`, 'gi');
const span = new RegExp(`(?<![\\d$.,:-])${clock}${to}${clock}(?![\\d%:-])`, 'gi');
const single = /(?<![\d$.,:-])(\d{1,2}(?::[0-5]\d)?)\s?([ap])\.?m\b\.?|(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/gi;
const word = /\b(noon|midnight)\b/gi;
const between = new RegExp(`^${filler}$`, 'i');
const always = /\b24\s?\/\s?7\b|\b24 hours a day\b|\baround the clock\b|\bopen 24 hours\b/gi;
/** The days of the week as keys of hours have them, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Opening hours and clock times. The key of hours lists days with their times: `mon=09:00-17:00;sun=closed`, or times alone. */
export const findHours: Recognizer = (text) => {
  const found: Figure[] = [];
  const add = (kind: 'hours' | 'time', start: number, end: number, key: string) => {
    if (found.some((figure) => figure.start < end && figure.end > start)) return;
    found.push({ kind, key, values: [], text: text.slice(start, end), start, end, numbers: [{ start, end }] });
  };
  for (const { 0: words, index } of text.matchAll(always)) add('hours', index, index + words.length, 'always');
  const runs = [...text.matchAll(dayRun)].map((match) => ({ match, days: daysIn(match[1], match[2]) }));
  for (const match of text.matchAll(span)) {
    const times = timesOf(match);
    if (!times) continue;
    const run = runs.find(
      ({ match: { 0: words, index } }) =>
        between.test(text.slice(index + words.length, match.index)) && index < match.index,
    );
    if (!run && !isTimed(match, text)) continue;
    const key = run ? run.days.map((day) => `${day}=${times}`).join(';') : times;
    add('hours', run?.match.index ?? match.index, match.index + match[0].length, key);
  }
  for (const { match, days: closedDays } of runs) {
    const after = /^[\s:,]*(?:is |are |we are |we're )?(closed)\b/i.exec(text.slice(match.index + match[0].length));
    const before = /\bclosed (?:on |all day )*$/i.exec(text.slice(0, match.index));
    if (!after && !before) continue;
    const key = closedDays.map((day) => `${day}=closed`).join(';');
    add('hours', before?.index ?? match.index, match.index + match[0].length + (after?.[0].length ?? 0), key);
  }
  for (const match of text.matchAll(single)) {
    const time = match[3] === undefined ? clockOf(match[1], match[2]) : clockOf(`${match[3]}:${match[4]}`, undefined);
    if (time) add('time', match.index, match.index + match[0].trimEnd().length, time);
  }
  for (const { 0: words, index } of text.matchAll(word))
    add('time', index, index + words.length, clockOf(words, undefined) ?? '');
  return found;
};

/** True where what the text says of hours is what the fact says of the same days. */
export function isSameHours(said: string, fact: string): boolean {
  const ours = fact.split(';');
  return said.split(';').every((part) => ours.some((line) => line === part || line.endsWith(`=${part}`)));
}

function daysIn(first = '', last = first): string[] {
  const [from, until] = [weekdays.indexOf(first.toLowerCase()), weekdays.indexOf(last.toLowerCase())];
  return Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, index) => weekdays[(from + index) % 7] ?? '');
}

/** `09:00-17:00`; of two numbers alone the second is in the afternoon. */
function timesOf([, first, half, second, otherHalf]: RegExpMatchArray): string | undefined {
  const closes = clockOf(second, otherHalf);
  const opens = clockOf(first, half ?? (otherHalf === undefined ? undefined : halfBefore(first, second, otherHalf)));
  if (!opens || !closes) return undefined;
  const later = closes <= opens && otherHalf === undefined ? clockOf(second, 'p') : closes;
  return later && `${opens}-${later}`;
}

/** "9-5PM" opens in the morning, "1-5PM" in the afternoon. */
function halfBefore(first = '', second = '', half: string): string {
  return Number.parseInt(first, 10) % 12 < Number.parseInt(second, 10) % 12 ? half : 'a';
}

function clockOf(written = '', half: string | undefined): string | undefined {
  if (/noon/i.test(written)) return '12:00';
  if (/midnight/i.test(written)) return '24:00';
  const [hour = 0, minute = 0] = written.split(':').map(Number);
  const hours = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  if (hour > 24 || (half && hour > 12)) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Two bare numbers are times only where something says so. */
function isTimed(match: RegExpMatchArray, text: string): boolean {
  if (match[2] ?? match[4]) return true;
  if (/:|noon|midnight/i.test(match[0])) return true;
  return (
    /\b(?:open|hours)\b[^.;]{0,20}$/i.test(text.slice(0, match.index)) &&
    /^\s*(?:[,.;)]|$|on |every |each )/.test(text.slice((match.index ?? 0) + match[0].length))
  );
}
