import { matchCount } from './count-match.ts';
import type { Numeral } from './numeral.ts';
import type { Reading } from './reading.ts';
import { gluedOnlyUnits, type Unit, unitSymbols, unitWords } from './units.ts';

/** The unit behind a number. Token indices. */
export interface UnitMatch extends Unit {
  first: number;
  last: number;
  /** Joined by a hyphen: 7-day, 20-mile. */
  compound: boolean;
  /** An adjective between the number and a unit of time: "3 business days". */
  business: boolean;
  /** For a count: the words between, and whether "of" came first. */
  between?: string;
  of?: boolean;
}

const timeAdjectives = new Set(
  'business working calendar consecutive straight full whole short extra additional more free long'.split(' '),
);
/** Between a number and "seats" these leave it the number of all seats; "rear" and "folding" would not. */
const seatAdjectives = new Set(
  `comfortable roomy padded full adult forward facing high backed deep cushioned upright upholstered bucket sport leather
  premium wide plush supportive individual`.split(/\s+/),
);
const lowerCaseOnly = new Set(['m', 'mo']);

const currencies: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['$', { dimension: 'money', unit: 'USD', factor: 1 }],
  ['€', { dimension: 'money', unit: 'EUR', factor: 1 }],
  ['£', { dimension: 'money', unit: 'GBP', factor: 1 }],
]);
const foot: Unit = { dimension: 'distance', unit: 'foot', factor: 1 };
const percent: Unit = { dimension: 'percent', unit: 'percent', factor: 1 };
const mph: Unit = { dimension: 'speed', unit: 'mph', factor: 1 };
const kmh: Unit = { dimension: 'speed', unit: 'km/h', factor: 1 };

function match(
  { dimension, unit, factor }: Unit,
  first: number,
  last: number,
  compound: boolean,
  business = false,
): UnitMatch {
  return { dimension, unit, factor, first, last, compound, business };
}

/** The unit of the number, or undefined where it has none of its own. */
export function matchUnit(reading: Reading, numeral: Numeral): UnitMatch | undefined {
  let at = numeral.last + 1;
  if (numeral.plus) at++;
  if (reading.word(at) === 'plus' && !reading.isCapitalized(at)) at++;
  else if (reading.isDash(at) && reading.word(at + 1) === 'plus') at += 2;
  if (reading.word(at) === 'or' && ['more', 'fewer', 'less'].includes(reading.word(at + 1))) at += 2;
  if (reading.is(at, '(') && reading.is(at + 2, ')')) at += 3;
  else if (reading.is(at, ')') && reading.is(numeral.first - 1, '(')) at++;

  const compound = reading.isDash(at) && reading.isGlued(at) && reading.isGlued(at + 1);
  if (compound) at++;
  const symbol = trailingCurrency(reading, at) ?? unitSymbols.get(reading.symbol(at));
  if (symbol) return match(symbol, at, at, compound);
  if (isFootMark(reading, at)) return match(foot, at, at, compound);
  if (!reading.word(at)) return undefined;
  return (
    matchPhrase(reading, at, compound) ??
    matchMeasure(reading, at, compound) ??
    matchCount(reading, at, compound, numeral)
  );
}

function matchMeasure(reading: Reading, first: number, compound: boolean): UnitMatch | undefined {
  let at = first;
  let business = false;
  for (let skipped = 0; skipped < 2 && timeAdjectives.has(reading.word(at)); skipped++) {
    business ||= reading.word(at) === 'business' || reading.word(at) === 'working';
    at += reading.isDash(at + 1) && reading.isGlued(at + 1) ? 2 : 1;
  }
  for (let skipped = 0; skipped < 4 && seatAdjectives.has(reading.word(at)); skipped++) {
    at += (reading.isDash(at + 1) && reading.isGlued(at + 1)) || reading.is(at + 1, ',') ? 2 : 1;
  }
  const unit = unitAt(reading, at);
  if (!unit) return undefined;
  const allowed = timeAdjectives.has(reading.word(first)) ? ['duration', 'distance', 'money'] : ['seats', 'people'];
  const fits = at === first || allowed.includes(unit.dimension);
  return fits ? speedOr(reading, match(unit, first, at, compound, business)) : undefined;
}

function unitAt(reading: Reading, at: number): Unit | undefined {
  const word = reading.word(at);
  const unit = unitWords.get(word);
  // M-F and Mo are days, 9 M no meters
  if (unit) return word.length <= 2 && lowerCaseOnly.has(word) && reading.isCapitalized(at) ? undefined : unit;
  return reading.isGlued(at) ? gluedOnlyUnits.get(reading.raw(at)) : undefined;
}

/** "245$", but not the first price of "$245$685". */
function trailingCurrency(reading: Reading, at: number): Unit | undefined {
  if (!reading.isGlued(at) || (reading.isGlued(at + 1) && reading.isDigits(at + 1))) return undefined;
  return currencies.get(reading.symbol(at));
}

/** `8' wide`; an apostrophe alone closes a quotation. */
function isFootMark(reading: Reading, at: number): boolean {
  if (!reading.isGlued(at) || !(reading.is(at, "'") || reading.is(at, '’'))) return false;
  return ['wide', 'tall', 'high', 'long', 'deep', 'clearance'].includes(reading.word(at + 1));
}

/** "per cent" and "m.p.h.". */
function matchPhrase(reading: Reading, first: number, compound: boolean): UnitMatch | undefined {
  const word = reading.word(first);
  if (word === 'per')
    return reading.word(first + 1) === 'cent' ? match(percent, first, first + 1, compound) : undefined;
  const isInitials = word === 'm' && reading.word(first + 2) === 'p' && reading.word(first + 4) === 'h';
  return isInitials && reading.is(first + 1, '.') ? match(mph, first, first + 4, compound) : undefined;
}

/** "miles per hour", "miles an hour", "mile-per-hour", "mi/h", "km/h". */
function speedOr(reading: Reading, distance: UnitMatch): UnitMatch {
  const { unit, first, compound } = distance;
  if (unit !== 'mile' && unit !== 'kilometer') return distance;
  let at = distance.last + 1;
  if (reading.isDash(at)) at++;
  if (reading.word(at) !== 'per' && reading.word(at) !== 'an' && !reading.is(at, '/')) return distance;
  at++;
  if (reading.isDash(at)) at++;
  if (!['hour', 'hr', 'h'].includes(reading.word(at))) return distance;
  return match(unit === 'mile' ? mph : kmh, first, at, compound);
}
