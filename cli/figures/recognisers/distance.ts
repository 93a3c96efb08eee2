import type { DistanceFigure } from '../figure.ts';
import { partsOfQuantity, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

type Subject = DistanceFigure['subject'];

const behindIt: Readonly<Record<string, Subject>> = {
  radius: 'radius',
  range: 'range',
  wide: 'width',
  width: 'width',
  tall: 'height',
  high: 'height',
  height: 'height',
  clearance: 'height',
  headroom: 'height',
};

const beforeIt: Readonly<Record<string, Subject>> = {
  radius: 'radius',
  range: 'range',
  ranges: 'range',
  width: 'width',
  height: 'height',
  clearance: 'height',
};

/** 10 miles, a 20-mile radius, within 15 mi, 8 feet wide, 45 miles of range, 40 miles per charge. */
export function readDistance(reading: Reading, quantity: Quantity): DistanceFigure | undefined {
  if (quantity.unit?.dimension !== 'distance' || isPutt(reading, quantity.last + 1)) return undefined;
  const unit = quantity.unit.unit as DistanceFigure['unit'];
  const subject = subjectOf(reading, quantity.first - 1, quantity.last + 1);
  // the inches of screens and wheels are sizes of equipment
  if (unit === 'inch' && !subject) return undefined;
  return {
    kind: 'distance',
    ...partsOfQuantity(reading, quantity),
    unit,
    ...valuesOf(quantity),
    ...(subject && { subject }),
  };
}

function subjectOf(reading: Reading, before: number, behind: number): Subject {
  const subject = subjectBehind(reading, behind);
  // "the driving range is 2 miles from our door"
  return subject || ['from', 'away', 'of', 'down', 'up'].includes(reading.word(behind))
    ? subject
    : subjectBefore(reading, before);
}

function subjectBehind(reading: Reading, at: number): Subject {
  if (reading.isDash(at) || isFullStop(reading, at)) at++;
  if (['of', 'in', 'service', 'delivery', 'driving', 'battery', 'electric', 'overhead'].includes(reading.word(at)))
    at++;
  if (reading.word(at) === 'driving') at++;
  if (isCharge(reading, at)) return 'range';
  return behindIt[reading.word(at)];
}

/** The full stop of "65 mi. range". */
function isFullStop(reading: Reading, at: number): boolean {
  return (
    reading.is(at, '.') && reading.isGlued(at) && reading.word(at - 1).length <= 2 && !reading.isCapitalized(at + 1)
  );
}

/** "per charge", "on a single charge", "between charges". */
function isCharge(reading: Reading, at: number): boolean {
  if (!['per', 'on', 'a', 'between', 'every', 'each'].includes(reading.word(at))) return false;
  return [1, 2, 3].some((offset) => ['charge', 'charges'].includes(reading.word(at + offset)));
}

/** "a range of up to", "Range:", "radius of". */
function subjectBefore(reading: Reading, at: number): Subject {
  for (let steps = 0; steps < 5; steps++) {
    const word = reading.word(at);
    const subject = beforeIt[word];
    if (subject) return subject;
    const isFiller = ['of', 'up', 'to', 'is', 'about', 'around', 'over', 'a', 'at', 'least', 'from'].includes(word);
    if (!isFiller && !reading.is(at, ':')) return undefined;
    at--;
  }
  return undefined;
}

/** Distances of the game: "a ten-foot putt". */
function isPutt(reading: Reading, at: number): boolean {
  return ['putt', 'putts', 'chip', 'birdie'].includes(reading.word(at));
}
