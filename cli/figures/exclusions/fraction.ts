import type { Numeral } from '../reading/numeral.ts';
import type { Reading } from '../reading/reading.ts';

/** A part of `1/2`, `50/50`, `10:1`, "nine out of ten". The opening hours `24/7` and ratings are read elsewhere. */
export function isFraction(reading: Reading, numeral: Numeral): boolean {
  if (isOutOf(reading, numeral.first - 2) || isOutOf(reading, numeral.last + 1)) return true;
  const before = isJoined(reading, numeral.first - 1, numeral.first - 2, numeral);
  return before || isJoined(reading, numeral.last + 1, numeral.last + 2, numeral);
}

function isJoined(reading: Reading, joint: number, other: number, numeral: Numeral): boolean {
  if (
    !reading.isDigits(other) ||
    !reading.isGlued(Math.max(joint, other)) ||
    !reading.isGlued(Math.min(joint, other) + 1)
  )
    return false;
  if (reading.is(joint, '/')) return !isAlwaysOpen(reading, Math.min(other, numeral.first));
  return reading.isOneOf(joint, ':×*^=') && !isClock(reading, joint);
}

function isAlwaysOpen(reading: Reading, first: number): boolean {
  return reading.raw(first) === '24' && ['5', '6', '7'].includes(reading.raw(first + 2));
}

/** `9:30` is read as a time. */
function isClock(reading: Reading, joint: number): boolean {
  return reading.is(joint, ':') && reading.raw(joint + 1).length === 2 && reading.raw(joint - 1).length <= 2;
}

function isOutOf(reading: Reading, at: number): boolean {
  return reading.word(at) === 'out' && reading.word(at + 1) === 'of';
}
