import type { WeightFigure } from '../figure.ts';
import { partsOfQuantity, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

/** 800 lb, 800 pounds, an 800-pound payload. */
export function readWeight(reading: Reading, quantity: Quantity): WeightFigure | undefined {
  if (quantity.unit?.dimension !== 'weight') return undefined;
  // "85 lb-ft" is a torque.
  const behind = quantity.last + (reading.isOneOf(quantity.last + 1, '-·⋅/') ? 2 : 1);
  if (['ft', 'foot', 'feet', 'in', 'inch'].includes(reading.word(behind)) && behind > quantity.last + 1)
    return undefined;
  const unit = quantity.unit.unit as WeightFigure['unit'];
  return { kind: 'weight', ...partsOfQuantity(reading, quantity), unit, ...valuesOf(quantity) };
}
