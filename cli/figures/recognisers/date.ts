import { role } from '../reading/anchor-words.ts';
import { partsOf } from '../reading/figure-parts.ts';
import type { Reading } from '../reading/reading.ts';
import { unitWords } from '../reading/units.ts';

const months = new Map(
  `january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec`
    .split('|')
    .flatMap((spellings, index) => spellings.split(' ').map((word) => [word, index + 1] as const)),
);
/** Also verbs and other words, unless written with a capital. */
const ambiguous = new Set(['may', 'march', 'mar', 'dec', 'sep', 'jan', 'jun', 'jul']);
const suffixes = new Set(['st', 'nd', 'rd', 'th']);

interface FoundDate {
  value: string;
  first: number;
  last: number;
}

/** January 23, 2025; 15 October; 2025-01-23; 1/23/2025; Oct 15; January 2025; "from May to October". A year alone is no date. */
export function findDates(reading: Reading): void {
  let next = 0;
  for (const anchor of reading.tokens.anchors) {
    if (anchor < next || !reading.isFree(anchor, role.digits)) continue;
    const found =
      readNumeric(reading, anchor) ?? (hasWordBeside(reading, anchor) ? readNamed(reading, anchor) : undefined);
    if (!found) continue;
    next = add(reading, found) + 1;
    const second = readSecondDay(reading, found);
    if (second) next = add(reading, second) + 1;
  }
  for (const anchor of reading.tokens.anchors) {
    if (!reading.isFree(anchor, role.month)) continue;
    const spoken = readSpoken(reading, anchor);
    const month = spoken ? undefined : monthAlone(reading, anchor);
    if (spoken) add(reading, spoken);
    if (month) add(reading, { value: `--${pad(month)}`, first: anchor, last: anchor });
  }
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  );
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** "The first of November", "the end of March", "mid-October". */
function readSpoken(reading: Reading, at: number): FoundDate | undefined {
  const month = monthAt(reading, at);
  if (!month || reading.isDigits(at + 1)) return undefined;
  const isMid = reading.word(reading.isDash(at - 1) ? at - 2 : at - 1) === 'mid';
  const first = isMid ? (reading.isDash(at - 1) ? at - 2 : at - 1) : at - 2;
  const day = isMid ? 15 : reading.word(at - 1) === 'of' ? dayInWords(reading.word(first), month) : undefined;
  return day ? { value: `--${pad(month)}-${pad(day)}`, first, last: at } : undefined;
}

function dayInWords(word: string, month: number): number | undefined {
  const named = { start: 1, beginning: 1, middle: 15, end: lengths[month - 1] }[word];
  return named ?? (ordinals.indexOf(word) + 1 || undefined);
}

const beforeMonth = new Set('in from to through thru until till since by between'.split(' '));

/** "In June", "from May to October"; a month with a day or a year is read with it. */
function monthAlone(reading: Reading, at: number): number | undefined {
  const before = reading.word(at - 1);
  const isSecond = before === 'and' && monthAt(reading, at - 2) !== undefined;
  const isFirst = /^(?:to|through|thru|until|till)$/.test(reading.word(at + 1)) || reading.isDash(at + 1);
  const isBeginning = isFirst && monthAt(reading, at + 2) !== undefined;
  const isEnd = before === 'with' && /^(?:ends?|begins?|starts?|closes?)$/.test(reading.word(at - 2));
  if (
    !beforeMonth.has(before) &&
    !isSecond &&
    !isBeginning &&
    !isEnd &&
    !(reading.isDash(at - 1) && monthAt(reading, at - 2))
  )
    return undefined;
  if (!reading.isCapitalized(at) || reading.isDigits(at + 1) || reading.is(at + 1, "'") || reading.is(at + 1, '’'))
    return undefined;
  return monthAt(reading, at);
}

function add(reading: Reading, { value, first, last }: FoundDate): number {
  reading.figures.push({ kind: 'date', ...partsOf(reading, first, last), value });
  reading.take(first, last);
  return last;
}

function hasWordBeside(reading: Reading, at: number): boolean {
  return reading.word(at + 1) !== '' || reading.word(at - 1) !== '' || reading.is(at - 1, '.');
}

/** 2025-01-23, 1/23/2025, 1-23-25, 1.23.2025. */
function readNumeric(reading: Reading, first: number): FoundDate | undefined {
  if (!reading.isOneOf(first + 1, '-/.') || !reading.isGlued(first + 1)) return undefined;
  const joint = reading.raw(first + 1);
  if (reading.raw(first + 3) !== joint) return undefined;
  for (let at = first + 1; at <= first + 4; at++) if (!reading.isGlued(at)) return undefined;
  if (reading.isGlued(first) && (reading.word(first - 1) || reading.isDash(first - 1) || reading.is(first - 1, joint)))
    return undefined;
  const [one, two, three] = [reading.raw(first), reading.raw(first + 2), reading.raw(first + 4)];
  if (![one, two, three].every((part) => /^\d{1,4}$/.test(part))) return undefined;
  if (
    reading.isGlued(first + 5) &&
    (reading.word(first + 5) || (reading.isDigits(first + 6) && reading.isGlued(first + 6)))
  )
    return undefined;
  const last = first + 4;
  if (one.length === 4 && joint === '-') return dated(Number(one), Number(two), Number(three), first, last);
  if (three.length !== 4 && (three.length !== 2 || joint !== '/')) return undefined;
  const year = three.length === 2 ? 2000 + Number(three) : Number(three);
  return dated(year, Number(one), Number(two), first, last);
}

/** The digits are the day or the year beside a month's name. */
function readNamed(reading: Reading, anchor: number): FoundDate | undefined {
  if (reading.isGlued(anchor) && (reading.word(anchor - 1) || reading.is(anchor - 1, ':'))) return undefined;
  const before = monthAt(reading, reading.is(anchor - 1, '.') ? anchor - 2 : anchor - 1);
  if (before) {
    const first = reading.is(anchor - 1, '.') ? anchor - 2 : anchor - 1;
    return monthFirst(reading, first, before, anchor);
  }
  return dayFirst(reading, anchor);
}

function monthFirst(reading: Reading, first: number, month: number, anchor: number): FoundDate | undefined {
  if (/^(?:19|20)\d\d$/.test(reading.raw(anchor))) {
    return { value: `${reading.raw(anchor)}-${pad(month)}`, first, last: anchor };
  }
  const day = dayOf(reading, anchor);
  if (!day || isMeasured(reading, day.last + 1)) return undefined;
  const year = yearAfter(reading, day.last + 1);
  return dated(year?.value, month, day.value, first, year?.last ?? day.last);
}

/** 15 October 2025, the 15th of October. */
function dayFirst(reading: Reading, anchor: number): FoundDate | undefined {
  const day = dayOf(reading, anchor);
  if (!day) return undefined;
  const at = reading.word(day.last + 1) === 'of' ? day.last + 2 : day.last + 1;
  const month = monthAt(reading, at);
  if (!month || reading.isGlued(at)) return undefined;
  const year = yearAfter(reading, at + 1);
  // in "on the 5 May 10 models arrive" the second number belongs to something else
  if (!year && reading.isDigits(at + 1)) return undefined;
  return dated(year?.value, month, day.value, anchor, year?.last ?? at);
}

/** The second day of "May 1-5" and "Oct 15 to 20". */
function readSecondDay(reading: Reading, { value, last }: FoundDate): FoundDate | undefined {
  if (!value.startsWith('--') || !(reading.isDash(last + 1) || reading.word(last + 1) === 'to')) return undefined;
  const day = reading.isDigits(last + 2) ? dayOf(reading, last + 2) : undefined;
  if (!day || isMeasured(reading, day.last + 1)) return undefined;
  const year = yearAfter(reading, day.last + 1);
  return dated(year?.value, Number(value.slice(2, 4)), day.value, last + 2, year?.last ?? day.last);
}

function monthAt(reading: Reading, at: number): number | undefined {
  const month = reading.isTaken(at) ? undefined : months.get(reading.word(at));
  return month && (reading.isCapitalized(at) || !ambiguous.has(reading.word(at))) ? month : undefined;
}

function dayOf(reading: Reading, at: number): { value: number; last: number } | undefined {
  const value = Number(reading.raw(at));
  if (!(value >= 1 && value <= 31) || reading.raw(at).length > 2) return undefined;
  if (!reading.isGlued(at + 1)) return { value, last: at };
  if (suffixes.has(reading.word(at + 1))) return { value, last: at + 1 };
  const continues =
    reading.word(at + 1) || reading.is(at + 1, ':') || reading.is(at + 1, '%') || reading.is(at + 1, '/');
  const decimal =
    (reading.is(at + 1, '.') || reading.is(at + 1, ',')) && reading.isGlued(at + 2) && reading.isDigits(at + 2);
  return continues || decimal ? undefined : { value, last: at };
}

/** ", 2025" and " 2025". */
function yearAfter(reading: Reading, at: number): { value: number; last: number } | undefined {
  const digits = reading.is(at, ',') ? at + 1 : at;
  return /^(?:19|20)\d\d$/.test(reading.raw(digits)) ? { value: Number(reading.raw(digits)), last: digits } : undefined;
}

/** "In December 24 hours a day": the number has a unit of its own. */
function isMeasured(reading: Reading, at: number): boolean {
  const next = reading.isDash(at) && reading.isGlued(at) ? at + 1 : at;
  return unitWords.has(reading.word(next)) || ['am', 'pm'].includes(reading.word(next)) || reading.is(next, '%');
}

function dated(
  year: number | undefined,
  month: number,
  day: number,
  first: number,
  last: number,
): FoundDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return { value: `${year ?? '-'}-${pad(month)}-${pad(day)}`, first, last };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
