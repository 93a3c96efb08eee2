import type { NumberFigure } from '../figure.ts';
import { partsOfQuantity, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

/** Any other number and the word behind it: "38 at peak", "24 full-time". "One" on its own is a pronoun. */
export function readNumber(reading: Reading, quantity: Quantity): NumberFigure | undefined {
  const { low, high, last, unit } = quantity;
  const isPronoun = low.written === 'words' && low.value === 1 && !high;
  if (isPronoun || low.countsOnly) return undefined;
  const end = unit ? (high ?? low).last : last;
  const noun = reading.word(reading.isDash(end + 1) && reading.isGlued(end + 1) ? end + 2 : end + 1);
  return {
    kind: 'number',
    ...partsOfQuantity(reading, { ...quantity, last: end }),
    ...valuesOf({ ...quantity, unit: undefined }),
    ...(noun && { noun }),
  };
}
