import type { SeatsFigure } from '../figure.ts';
import { numeralsOf, partsOf, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';
import { capacityBefore, type Verb } from '../reading/seat-verbs.ts';
import { functionWords } from '../reading/words.ts';

const partsOfASeat = new Set(
  'belt belts cover covers cushion cushions back backs heater heaters pad pads kit kits row rows frame'.split(' '),
);
const adverbs = new Set('comfortably easily safely in'.split(' '));
const riding = new Set('ride rides riding sit sits sitting travel travels facing aboard'.split(' '));
const mostInACart = 20;

/** Four seats, 4-seater, seats four, seating for up to six, 4-passenger, "up to 8 people", room for six. */
export function readSeats(reading: Reading, quantity: Quantity): SeatsFigure | undefined {
  const { unit, first, low, high } = quantity;
  const end = (high ?? low).last;
  if (!Number.isInteger(low.value)) return undefined;
  const isUnit = unit?.dimension === 'seats' ? isSeatNoun(reading, quantity) : arePeople(reading, quantity);
  const verb = isUnit ? undefined : capacityBefore(reading, first - 1);
  const isBare = (!unit || quantity.isShared || unit.dimension === 'count') && verb && endsHere(reading, end + 1, verb);
  if (!isUnit && !isBare) return undefined;
  return {
    kind: 'seats',
    ...partsOf(reading, first, isUnit ? quantity.last : end, numeralsOf(quantity)),
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

/** "Carries six people", "six-person", "up to 8 people", "all six people", "four people ride"; not "a staff of 24 people". */
function arePeople(reading: Reading, { unit, first, low }: Quantity): boolean {
  if (unit?.dimension !== 'people' || low.value > mostInACart) return false;
  const behind = unit.last + 1;
  const before = reading.word(first - 1);
  if (unit.compound || before === 'for' || before === 'all' || riding.has(reading.word(behind))) return true;
  if (reading.word(behind) === 'in' && reading.word(behind + 1) === 'all') return true;
  if (reading.word(behind) === 'at' && reading.word(behind + 1) === 'a' && reading.word(behind + 2) === 'time')
    return true;
  return capacityBefore(reading, first - 1) !== undefined || (before === 'to' && reading.word(first - 2) === 'up');
}

/** "Seats four" is complete with any ending, "holds two" only where nothing is held: "holds two golf bags". */
function endsHere(reading: Reading, at: number, verb: Verb): boolean {
  if (reading.isDash(at) && reading.isGlued(at) && reading.isGlued(at + 1)) return false;
  if (verb === 'people' || reading.isOneOf(at, '%"')) return false;
  const next = reading.word(at);
  return verb === 'strong' || next === '' || functionWords.has(next) || adverbs.has(next);
}
