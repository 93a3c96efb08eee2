import { role } from './anchor-words.ts';
import { readDigitNumeral } from './digit-numeral.ts';
import type { Numeral } from './numeral.ts';
import type { Reading } from './reading.ts';
import { readWordNumeral } from './word-numeral.ts';

/** Every number of the text that can be part of a figure; codes, ordinals and versions are none. */
export function findNumerals(reading: Reading): Numeral[] {
  const numerals: Numeral[] = [];
  let next = 0;
  for (const anchor of reading.tokens.anchors) {
    if (anchor < next || !reading.isFree(anchor, role.digits | role.number)) continue;
    const { numeral, end } = reading.isDigits(anchor)
      ? readDigitNumeral(reading, anchor)
      : readWordNumeral(reading, anchor);
    if (numeral) numerals.push(numeral);
    next = end;
  }
  return numerals;
}
