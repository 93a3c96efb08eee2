import type { SeatsFigure } from '../figure.ts';
import { numeralsOf, partsOf, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';
import { functionWords } from '../reading/words.ts';

const strongVerbs = new Set('seats seat seating seated sits'.split(' '));
const weakVerbs = new Set('carries carry carrying fits fit holds hold accommodates accommodate transports'.split(' '));
const roomWords = new Set('room space capacity'.split(' '));
const fillers = new Set(
  'for of up to is about around as many at least a capacity comfortably easily total family party group crew'.split(
    ' ',
  ),
);
const partsOfASeat = new Set(
  'belt belts cover covers cushion cushions back backs heater heaters pad pads kit kits row rows frame'.split(' '),
);
const adverbs = new Set('comfortably easily safely in'.split(' '));

/** Four seats, 4-seater, seats four, seating for up to six, 4-passenger, "up to 8 people", room for six. */
export function readSeats(reading: Reading, quantity: Quantity): SeatsFigure | undefined {
  const { unit, first, low, high } = quantity;
  const end = (high ?? low).last;
  if (!Number.isInteger(low.value)) return undefined;
  const verb = verbBefore(reading, first - 1);
  const isUnit = unit?.dimension === 'seats' && isSeatNoun(reading, quantity);
  const isPeople = unit?.dimension === 'people' && (verb !== undefined || unit.compound || isUpTo(reading, first - 1));
  const isBare =
    (!unit || quantity.isShared || unit.dimension === 'count') &&
    verb !== undefined &&
    endsHere(reading, end + 1, verb);
  if (!isUnit && !isPeople && !isBare) return undefined;
  const last = isUnit || isPeople ? quantity.last : end;
  return {
    kind: 'seats',
    ...partsOf(reading, first, last, numeralsOf(quantity)),
    ...valuesOf({ ...quantity, unit: undefined }),
  };
}

/** "4 seats" is a noun unless a number follows ("the Ranger 4 seats four"); "4 seat belts" are no seats. */
function isSeatNoun(reading: Reading, { unit }: Quantity): boolean {
  const word = reading.word(unit!.last);
  const next = unit!.last + 1;
  if (word === 'seat' && partsOfASeat.has(reading.word(next))) return false;
  if (word !== 'seats' || unit!.compound) return true;
  return !reading.numeralAt(next) && !(reading.word(next) === 'up' && reading.word(next + 1) === 'to');
}

type Verb = 'strong' | 'weak';

/** The verb or noun before the number that makes it a capacity. */
function verbBefore(reading: Reading, at: number): Verb | undefined {
  for (let steps = 0; steps < 6; steps++, at--) {
    const word = reading.word(at);
    if (strongVerbs.has(word) && !isNounBelow(reading, at)) return 'strong';
    if (weakVerbs.has(word)) return 'weak';
    if (roomWords.has(word))
      return reading.word(at - 1) === 'seating' || reading.word(at - 1) === 'passenger' ? 'strong' : 'weak';
    if (!fillers.has(word) && !reading.is(at, ':')) return undefined;
  }
  return undefined;
}

/** In "seats and 45 miles" and "4 seats at 9,995" the seats have been counted already. */
function isNounBelow(reading: Reading, at: number): boolean {
  return (reading.isDigits(at - 1) && !reading.isTaken(at - 1)) || (reading.isDash(at - 1) && reading.isGlued(at));
}

/** "Seats four" is complete with any ending, "holds two" only where nothing is held: "holds two golf bags". */
function endsHere(reading: Reading, at: number, verb: Verb): boolean {
  if (reading.isDash(at) && reading.isGlued(at) && reading.isGlued(at + 1)) return false;
  if (reading.is(at, '%') || reading.is(at, '"')) return false;
  const next = reading.word(at);
  return verb === 'strong' || next === '' || functionWords.has(next) || adverbs.has(next);
}

function isUpTo(reading: Reading, at: number): boolean {
  return reading.word(at) === 'to' && reading.word(at - 1) === 'up';
}
