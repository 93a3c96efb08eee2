import type { PercentFigure } from '../figure.ts';
import { partsOfQuantity, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';
import { functionWords } from '../reading/words.ts';

const measurable = new Set(
  `refund refunds refundable financing deposit back off discount down fee fees guarantee restocking apr interest retention
  response coverage charge more less`.split(/\s+/),
);

/** 15%, 15 percent, fifteen percent, 10-15%. "100% electric" is a manner of speaking. */
export function readPercent(reading: Reading, quantity: Quantity): PercentFigure | undefined {
  const { unit, low } = quantity;
  if (unit?.dimension !== 'percent' || isEmphatic(reading, unit.last + 1, low.value)) return undefined;
  return { kind: 'percent', ...partsOfQuantity(reading, quantity), ...valuesOf(quantity) };
}

/** One hundred percent and more, of something that has no percents. */
function isEmphatic(reading: Reading, behind: number, value: number): boolean {
  if (value < 100) return false;
  const word = reading.word(behind);
  if (value > 100) return !measurable.has(word);
  return word !== '' && !measurable.has(word) && !functionWords.has(word);
}
