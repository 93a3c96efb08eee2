import type { WeightFigure } from '../figure.ts';
import { partsOfQuantity, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

/** 800 lb, 800 pounds, an 800-pound payload. */
export function readWeight(reading: Reading, quantity: Quantity): WeightFigure | undefined {
  if (quantity.unit?.dimension !== 'weight') return undefined;
  const unit = quantity.unit.unit as WeightFigure['unit'];
  return { kind: 'weight', ...partsOfQuantity(reading, quantity), unit, ...valuesOf(quantity) };
}
