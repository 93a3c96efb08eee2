import type { CountFigure } from '../figure.ts';
import { partsOfQuantity, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

/** Before a number these pick some out of the whole: "the first 50 customers", "choose two models". */
const shares = new Set('first next last any these those other another top choose pick select compare'.split(' '));

/** All 25 Middlesex County municipalities, six models, 127 reviews, 500+ happy customers, "Showrooms: 3". */
export function readCount(reading: Reading, quantity: Quantity): CountFigure | undefined {
  const { unit } = quantity;
  if (unit?.dimension !== 'count') return readReversed(reading, quantity);
  const { low, high } = quantity;
  const before = reading.word(quantity.first - 1);
  const isPartial = shares.has(before) || (unit.of && before !== 'all' && !low.countsOnly);
  return {
    kind: 'count',
    ...partsOfQuantity(reading, quantity),
    amount: { start: low.start, end: (high ?? low).end },
    noun: unit.unit,
    ...valuesOf(quantity),
    ...(unit.between && { between: unit.between }),
    ...(isPartial && { partial: true as const }),
  };
}

/** "Showrooms: 3", "Models (6)", "Municipalities served: 25", with nothing but an end behind the number. */
function readReversed(reading: Reading, quantity: Quantity): CountFigure | undefined {
  const { first, last, low, unit } = quantity;
  if (unit || low.decimals > 0 || reading.word(last + 1)) return undefined;
  if (!reading.is(first - 1, ':') && !reading.is(first - 1, '(')) return undefined;
  for (let at = first - 2; at >= first - 3 && reading.word(at); at--) {
    const phrase = reading.countNouns
      .get(reading.word(at))
      ?.find(({ rest, singular }) => rest.length === 0 && !singular);
    if (phrase) {
      return { kind: 'count', ...partsOfQuantity(reading, quantity), noun: phrase.noun, ...valuesOf(quantity) };
    }
  }
  return undefined;
}
