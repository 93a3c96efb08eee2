import type { SpeedFigure } from '../figure.ts';
import { partsOfQuantity, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

/** 25 mph, 25 miles per hour, 20-25 mph. */
export function readSpeed(reading: Reading, quantity: Quantity): SpeedFigure | undefined {
  if (quantity.unit?.dimension !== 'speed') return undefined;
  const unit = quantity.unit.unit as SpeedFigure['unit'];
  return { kind: 'speed', ...partsOfQuantity(reading, quantity), unit, ...valuesOf(quantity) };
}
