import { isHouseNumber, isPostalCode } from './exclusions/address.ts';
import type { Exclusion } from './exclusions/exclusion.ts';
import { isFraction } from './exclusions/fraction.ts';
import { isIdiom } from './exclusions/idiom.ts';
import { isLabelled } from './exclusions/label.ts';
import { isYear } from './exclusions/year.ts';
import type { Numeral } from './reading/numeral.ts';
import type { Quantity } from './reading/quantities.ts';
import type { Reading } from './reading/reading.ts';
import type { UnitMatch } from './reading/unit-match.ts';

const exclusions: readonly Exclusion[] = [isYear, isPostalCode, isLabelled, isHouseNumber, isFraction, isIdiom];

/** Takes the numbers that are no figures (years, addresses, labels, fractions, manners of speaking); returns the rest. */
export function takeExcluded(reading: Reading): Quantity[] {
  const kept: Quantity[] = [];
  for (const quantity of reading.quantities) {
    const { low, high, unit } = quantity;
    const dropsLow = isExcluded(reading, low, high ? undefined : unit);
    const dropsHigh = high !== undefined && isExcluded(reading, high, unit);
    if (dropsLow) reading.take(low.first, low.last);
    if (dropsHigh) reading.take(high.first, high.last);
    if (!dropsLow && !dropsHigh) kept.push(quantity);
    else if (!dropsLow) kept.push({ ...quantity, high: undefined, unit: undefined, last: low.last });
    else if (high && !dropsHigh) kept.push({ ...quantity, low: high, high: undefined, first: high.first });
  }
  return kept;
}

function isExcluded(reading: Reading, numeral: Numeral, unit: UnitMatch | undefined): boolean {
  for (const excludes of exclusions) if (excludes(reading, numeral, unit)) return true;
  return false;
}
