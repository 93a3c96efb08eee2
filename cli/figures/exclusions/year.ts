import type { Numeral } from '../reading/numeral.ts';
import type { Reading } from '../reading/reading.ts';
import type { UnitMatch } from '../reading/unit-match.ts';
import { isCurrency } from './exclusion.ts';

/** "since 2009", "our 2025 models", "the '24 season". "2000 pounds" and "2,024" are none. */
export function isYear(reading: Reading, numeral: Numeral, unit: UnitMatch | undefined): boolean {
  if (numeral.written === 'words' || numeral.grouped || numeral.decimals > 0 || numeral.plus || numeral.abbreviated)
    return false;
  if (isShortYear(reading, numeral)) return true;
  if (numeral.first !== numeral.last || reading.raw(numeral.first).length !== 4) return false;
  if (isCurrency(reading, numeral.first - 1)) return false;
  // a count in the thousands is a boast, one near the present year is a model year
  if (unit) return unit.dimension === 'count' && numeral.value >= 2015 && numeral.value <= 2035;
  return numeral.value >= 1900 && numeral.value < 2100;
}

function isShortYear(reading: Reading, numeral: Numeral): boolean {
  const quote = numeral.first - 1;
  if (!reading.is(quote, "'") && !reading.is(quote, '’') && !reading.is(quote, '‘')) return false;
  return reading.isGlued(numeral.first) && !reading.isGlued(quote) && reading.raw(numeral.first).length === 2;
}
