import type { Numeral } from '../reading/numeral.ts';
import type { Reading } from '../reading/reading.ts';
import type { UnitMatch } from '../reading/unit-match.ts';
import { isCurrency } from './exclusion.ts';

const streets = new Set(
  `street st avenue ave road rd drive dr lane ln boulevard blvd way court ct place pl turnpike tpke pike parkway pkwy
  plaza circle cir square sq terrace ter highway hwy route fairway alley trail row broadway crescent`.split(/\s+/),
);
const directions = new Set(['n', 's', 'e', 'w', 'north', 'south', 'east', 'west', 'ne', 'nw', 'se', 'sw']);
const maxNameWords = 4;

/** "100 Example Street", "8 Mile Road", "12 N. Main St". */
export function isHouseNumber(reading: Reading, numeral: Numeral, unit: UnitMatch | undefined): boolean {
  if (numeral.written === 'words' || numeral.grouped || numeral.decimals > 0 || isCurrency(reading, numeral.first - 1))
    return false;
  if (unit && unit.unit !== 'mile') return false;
  let at = numeral.last + 1;
  for (let words = 0; words <= maxNameWords; words++) {
    if (!isNamePart(reading, at)) return false;
    const word = reading.word(at);
    if (words > 0 && streets.has(word) && !(unit && word === 'drive')) return true;
    at++;
    if (directions.has(word) && reading.is(at, '.')) at++;
  }
  return false;
}

function isNamePart(reading: Reading, at: number): boolean {
  if (reading.isGlued(at) && !reading.is(at - 1, '.')) return false;
  return reading.isCapitalized(at) && !['am', 'pm'].includes(reading.word(at));
}

/** "NJ 08901", "08901-1234". */
export function isPostalCode(reading: Reading, numeral: Numeral, unit: UnitMatch | undefined): boolean {
  const digits = reading.raw(numeral.first);
  if (numeral.written === 'words' || digits.length !== 5 || numeral.grouped || numeral.decimals > 0 || unit)
    return false;
  if (isCurrency(reading, numeral.first - 1)) return false;
  if (
    reading.is(numeral.last + 1, '-') &&
    reading.isGlued(numeral.last + 1) &&
    reading.raw(numeral.last + 2).length === 4
  )
    return true;
  return digits.startsWith('0') || /^[A-Z]{2}$/.test(reading.raw(numeral.first - 1));
}
