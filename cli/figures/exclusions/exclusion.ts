import type { Numeral } from '../reading/numeral.ts';
import type { Reading } from '../reading/reading.ts';
import type { UnitMatch } from '../reading/unit-match.ts';

/** One way in which a number is no figure. Answers for a single number and the unit that follows it, if any. */
export type Exclusion = (reading: Reading, numeral: Numeral, unit: UnitMatch | undefined) => boolean;

export function isCurrency(reading: Reading, index: number): boolean {
  return reading.isOneOf(index, '$€£');
}
