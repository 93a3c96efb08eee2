import type { PhoneFigure } from '../figure.ts';
import { role } from '../reading/anchor-words.ts';
import { partsOf } from '../reading/figure-parts.ts';
import type { Reading } from '../reading/reading.ts';
import { readVanityNumber } from '../reading/vanity-number.ts';

interface Digits {
  /** The groups of digits as written. */
  groups: string[];
  /** Token of each group. */
  tokens: number[];
}

const separators = '.)(/·';
const maxGroups = 6;
const idWords = new Set(
  'order invoice account acct serial vin no sku upc ean gtin isbn id ticket case ref reference tracking rma'.split(' '),
);
const callWords = new Set(
  'call phone tel telephone text dial fax ring sms whatsapp at us mobile cell number'.split(' '),
);
const areaThenExchange = /^[2-9]\d{2}[2-9]\d{6}$/;

/** US numbers in any punctuation, international ones with a plus, 1-800-GO-CARTS, and seven digits after "call". */
export function findPhones(reading: Reading): void {
  let next = 0;
  for (const anchor of reading.tokens.anchors) {
    if (anchor < next || !reading.isFree(anchor, role.digits)) continue;
    const found = readVanityNumber(reading, anchor) ?? readPhone(reading, anchor);
    if (!found) continue;
    const extension = readExtension(reading, found.last + 1);
    const last = extension?.last ?? found.last;
    const figure: PhoneFigure = { kind: 'phone', ...partsOf(reading, found.first, last), value: found.value };
    if (extension) figure.extension = extension.digits;
    figure.amount = reading.spanOf(found.first, found.last);
    reading.figures.push(figure);
    reading.take(found.first, last);
    next = last + 1;
  }
}

function readPhone(reading: Reading, anchor: number) {
  if (!mayBegin(reading, anchor) || isPartOfNumber(reading, anchor)) return undefined;
  const isInternational = reading.is(anchor - 1, '+') || (reading.is(anchor - 1, '(') && reading.is(anchor - 2, '+'));
  const { groups, tokens } = readGroups(reading, anchor);
  const value = isInternational ? international(groups) : national(reading, groups, anchor);
  if (!value) return undefined;
  const last = tokens[value.groups - 1]!;
  if (isGluedBehind(reading, last)) return undefined;
  const first = firstToken(reading, anchor);
  return { value: value.number, first, last };
}

/** A quick look at the lengths: most numbers are no telephone's first group. */
function mayBegin(reading: Reading, anchor: number): boolean {
  const length = reading.end(anchor) - reading.start(anchor);
  if (length === 3 || length === 10 || length === 11) return true;
  return (
    length <= 3 &&
    (reading.is(anchor - 1, '+') || reading.is(anchor - 2, '+') || reading.raw(anchor) === '1') &&
    hasMore(reading, anchor)
  );
}

/** A group of three digits or more follows within the punctuation of a telephone number. */
function hasMore(reading: Reading, anchor: number): boolean {
  for (let at = anchor + 1; at <= anchor + 4; at++) {
    if (reading.isDigits(at)) return reading.end(at) - reading.start(at) >= 2;
  }
  return false;
}

/** `(`, `+` and `+1 (` belong to the number. */
function firstToken(reading: Reading, anchor: number): number {
  let first = anchor;
  if (reading.is(first - 1, '(')) {
    // an opening bracket that closes behind the number stands around it
    if (!reading.is(anchor + 1, ')')) return first;
    first--;
  }
  return reading.is(first - 1, '+') ? first - 1 : first;
}

function readGroups(reading: Reading, anchor: number): Digits {
  const groups = [reading.raw(anchor)];
  const tokens = [anchor];
  let at = anchor + 1;
  while (groups.length < maxGroups) {
    let skipped = 0;
    while (skipped < 3 && (reading.isDash(at) || reading.isOneOf(at, separators))) {
      at++;
      skipped++;
    }
    if (!reading.isDigits(at)) break;
    groups.push(reading.raw(at));
    tokens.push(at);
    at++;
  }
  return { groups, tokens };
}

interface Parsed {
  number: string;
  groups: number;
}

function international(groups: readonly string[]): Parsed | undefined {
  let digits = '';
  for (let count = 0; count < groups.length; count++) {
    if (digits.length + groups[count]!.length > 15) break;
    digits += groups[count];
    if (digits.startsWith('1') && digits.length === 11) return { number: `+${digits}`, groups: count + 1 };
  }
  const isComplete = digits.length >= 8 && !digits.startsWith('1');
  return isComplete ? { number: `+${digits}`, groups: groups.length } : undefined;
}

function national(reading: Reading, groups: readonly string[], anchor: number): Parsed | undefined {
  const shape = groups
    .slice(0, 4)
    .map((group) => group.length)
    .join(' ');
  const [one = '', two = '', three = '', four = ''] = groups;
  if (/^1 3 3 4/.test(shape) && one === '1') return valid(two + three + four, 4);
  if (/^3 3 4/.test(shape)) return valid(one + two + three, 3);
  if (/^3 7/.test(shape)) return valid(one + two, 2);
  if (/^1 10/.test(shape) && one === '1') return isId(reading, anchor) ? undefined : valid(two, 2);
  if (one.length === 10 && !isId(reading, anchor)) return valid(one, 1);
  if (one.length === 11 && one.startsWith('1') && !isId(reading, anchor)) return valid(one.slice(1), 1);
  const isLocal = /^3 4/.test(shape) && reading.isDash(anchor + 1) && reading.isGlued(anchor + 1);
  return isLocal && isCalled(reading, anchor - 1) ? { number: one + two, groups: 2 } : undefined;
}

function valid(digits: string, groups: number): Parsed | undefined {
  return areaThenExchange.test(digits) ? { number: `+1${digits}`, groups } : undefined;
}

function isPartOfNumber(reading: Reading, anchor: number): boolean {
  if (reading.is(anchor - 1, '#') || reading.is(anchor - 1, '$')) return true;
  if (!reading.isGlued(anchor)) return false;
  if (reading.word(anchor - 1)) return true;
  if (reading.isDigits(anchor - 2) && reading.isGlued(anchor - 1)) return true;
  return reading.isDash(anchor - 1) && reading.isGlued(anchor - 1) && reading.word(anchor - 2) !== '';
}

function isGluedBehind(reading: Reading, last: number): boolean {
  if (!reading.isGlued(last + 1)) return false;
  if (reading.word(last + 1)) return reading.word(last + 1) !== 'x' && reading.word(last + 1) !== 'ext';
  return reading.isDash(last + 1) && reading.isGlued(last + 2) && reading.isDigits(last + 2);
}

function isId(reading: Reading, anchor: number): boolean {
  for (let at = anchor - 1; at >= anchor - 3; at--) {
    if (callWords.has(reading.word(at)) && reading.word(at) !== 'number') return false;
    if (idWords.has(reading.word(at)) || reading.is(at, '#')) return true;
  }
  return false;
}

function isCalled(reading: Reading, at: number): boolean {
  return [0, 1, 2].some((offset) => callWords.has(reading.word(at - offset)));
}

/** "ext. 4", "x12", "extension 5". */
function readExtension(reading: Reading, at: number): { digits: string; last: number } | undefined {
  if (reading.is(at, ',')) at++;
  if (!['x', 'ext', 'extension'].includes(reading.word(at))) return undefined;
  const number = reading.is(at + 1, '.') ? at + 2 : at + 1;
  return reading.isDigits(number) ? { digits: reading.raw(number), last: number } : undefined;
}
