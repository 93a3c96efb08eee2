import { numberWords } from './number-words.ts';
import type { Numeral } from './numeral.ts';
import type { Reading } from './reading.ts';
import { gluedUnits, unitWords } from './units.ts';

export interface NumeralRead {
  numeral?: Numeral;
  /** The first token behind what was read, be it a number or not. */
  end: number;
}

const abbreviations: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mm: 1e6 };
const vulgarFractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const gluedMeridiems = new Set(['a', 'p', 'am', 'pm']);
const hyphenated = new Set(['under', 'over', 'about', 'approx', 'noon', 'midnight', 'to', 'usd', 'am', 'pm', 'm']);

/** Reads the number that starts with the digits at the token. */
export function readDigitNumeral(reading: Reading, first: number): NumeralRead {
  const digits = readDigits(reading, first);
  let { last, value } = digits;
  const ignored = { end: last + 1 };
  if (isCodeBefore(reading, first) || isVersion(reading, last)) return ignored;

  const fraction = vulgarFractions[reading.symbol(last + 1)];
  if (fraction) {
    value += fraction;
    last++;
  }
  let abbreviated = false;
  if (reading.isGlued(last + 1) && reading.word(last + 1)) {
    const suffix = reading.word(last + 1);
    const factor = suffix === 'k' || isCurrency(reading, digits.first - 1) ? abbreviations[suffix] : undefined;
    if (factor && !(reading.isGlued(last + 2) && reading.isDigits(last + 2))) {
      value *= factor;
      last++;
      abbreviated = true;
    } else if (!gluedUnits.has(suffix) && !gluedMeridiems.has(suffix)) {
      return ignored;
    }
  }
  const scale = numberWords.get(reading.word(last + 1));
  if (!abbreviated && scale && scale.value >= 12 && ['hundred', 'thousand', 'dozen'].includes(scale.role)) {
    value *= scale.value;
    last++;
  }
  const plus = reading.isGlued(last + 1) && reading.is(last + 1, '+');
  if (plus && reading.isGlued(last + 2) && reading.isDigits(last + 2)) return { end: last + 3 };
  return {
    numeral: {
      first: digits.first,
      last,
      start: reading.start(digits.first),
      end: reading.end(last),
      value: Math.round(value * 1e4) / 1e4,
      written: 'digits',
      grouped: digits.grouped,
      decimals: digits.decimals,
      plus,
      abbreviated,
      repeated: false,
    },
    end: last + 1,
  };
}

function readDigits(reading: Reading, first: number) {
  let last = first;
  let digits = reading.raw(first);
  let decimals = 0;
  const grouped = digits.length <= 3 && isGroup(reading, last);
  while (digits.length <= 12 && isGroup(reading, last) && (grouped || last > first)) {
    digits += reading.raw(last + 2);
    last += 2;
  }
  if (
    reading.is(last + 1, '.') &&
    reading.isGlued(last + 1) &&
    reading.isGlued(last + 2) &&
    reading.isDigits(last + 2)
  ) {
    decimals = reading.raw(last + 2).length;
    digits += `.${reading.raw(last + 2)}`;
    last += 2;
  } else if (
    reading.is(first - 1, '.') &&
    reading.isGlued(first) &&
    !reading.isDigits(first - 2) &&
    isPointStart(reading, first)
  ) {
    decimals = digits.length;
    digits = `.${digits}`;
    first--;
  }
  return { first, last, value: Number(digits), grouped, decimals };
}

/** `$1.2m` is millions, `50m` is meters. */
function isCurrency(reading: Reading, index: number): boolean {
  return reading.isOneOf(index, '$€£');
}

/** A comma and three digits follow. */
function isGroup(reading: Reading, last: number): boolean {
  return (
    reading.is(last + 1, ',') &&
    reading.isGlued(last + 1) &&
    reading.isGlued(last + 2) &&
    reading.isDigits(last + 2) &&
    reading.end(last + 2) - reading.start(last + 2) === 3
  );
}

/** The point of `.5` and `$.99`, and not the end of a sentence. */
function isPointStart(reading: Reading, first: number): boolean {
  return !reading.isGlued(first - 1) || reading.is(first - 2, '$');
}

/** `XT6`, `#12`, `RMA-1234`, `I-95`: the digits go on something that is no number. */
function isCodeBefore(reading: Reading, first: number): boolean {
  if (!reading.isGlued(first)) return reading.is(first - 1, '#');
  const before = reading.word(first - 1);
  if (before) return !['usd', 'cad', 'eur', 'gbp'].includes(before);
  if (reading.is(first - 1, '#') || reading.is(first - 1, '_')) return true;
  // the minutes of 9:30
  if (reading.is(first - 1, ':') && reading.isGlued(first - 1) && reading.isDigits(first - 2)) return true;
  const hyphen = reading.is(first - 1, '-') || reading.is(first - 1, '‑') || reading.is(first - 1, '‐');
  if (!hyphen || !reading.isGlued(first - 1)) return false;
  const word = reading.word(first - 2);
  if (!word || hyphenated.has(word) || numberWords.has(word) || unitWords.has(word)) return false;
  return !(reading.isGlued(first - 2) && reading.isDigits(first - 3));
}

function isVersion(reading: Reading, last: number): boolean {
  return (
    reading.is(last + 1, '.') && reading.isGlued(last + 1) && reading.isGlued(last + 2) && reading.isDigits(last + 2)
  );
}
