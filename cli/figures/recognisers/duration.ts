import type { DurationFigure } from '../figure.ts';
import { partsOfQuantity, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

const trade = new Set('experience business expertise industry serving selling history record'.split(' '));
const tradeWindow = 5;

/** 7 days, seven-day, 2-4 weeks, 3 to 5 business days, over 15 years of experience. */
export function readDuration(reading: Reading, quantity: Quantity): DurationFigure | undefined {
  const { unit } = quantity;
  if (unit?.dimension !== 'duration') return undefined;
  const isExperience =
    unit.unit === 'year' && (isTradeBehind(reading, unit.last + 1) || isTradeBefore(reading, quantity.first - 1));
  return {
    kind: 'duration',
    ...partsOfQuantity(reading, quantity),
    unit: unit.unit as DurationFigure['unit'],
    ...valuesOf(quantity),
    ...(unit.business && { business: true as const }),
    ...(isExperience && { subject: 'experience' as const }),
  };
}

/** "15 years of combined experience", "15 years in business". */
function isTradeBehind(reading: Reading, at: number): boolean {
  for (let steps = 0; steps < tradeWindow; steps++, at++) {
    if (trade.has(reading.word(at))) return true;
    if (!reading.word(at) && !reading.is(at, "'") && !reading.is(at, '’') && !reading.isDash(at)) return false;
  }
  return false;
}

/** "in business for 15 years", "has served the county for over 15 years". */
function isTradeBefore(reading: Reading, at: number): boolean {
  let sawFor = false;
  for (let steps = 0; steps < 10 && reading.word(at); steps++, at--) {
    const word = reading.word(at);
    if (word === 'for') sawFor = true;
    if (sawFor && ['business', 'served', 'serving', 'serve', 'sold', 'selling', 'trusted', 'operated'].includes(word))
      return true;
    if (word === 'experience' && steps < 3) return true;
  }
  return reading.word(at + 1) === 'experience' || (reading.is(at, ':') && reading.word(at - 1) === 'experience');
}
