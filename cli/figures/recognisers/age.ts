import type { AgeFigure } from '../figure.ts';
import { numeralsOf, partsOf, valuesOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';

const comparisons = new Set('older over above up younger under'.split(' '));
const people = new Set(
  `children kids child minors anyone everyone drivers driver renters renter persons person people adults those operators
  operator riders users guests teens somebody nobody someone one`.split(/\s+/),
);
const fillers = new Set(
  'of is at least over under older younger the minimum age be must a than in to from for rent ride drive apply'.split(
    ' ',
  ),
);
const oldest = 120;

/** 18 or older, at least 18 years old, minimum age 21, "drivers must be 18", 18+, children under 13. */
export function readAge(reading: Reading, quantity: Quantity): AgeFigure | undefined {
  const { low, high, unit, first } = quantity;
  if (unit && unit.unit !== 'year') return undefined;
  if (low.value > oldest || !Number.isInteger(low.value) || low.grouped || isPrice(reading, first)) return undefined;
  // "Of these ages the one for renting is the higher."
  if (!unit && low.value === 1) return undefined;
  const end = unit ? quantity.last : (high ?? low).last + (low.plus ? 1 : 0);
  const isGrown = low.value >= 13 && low.value <= 30;
  const isAge =
    isYoungAs(reading, first) ||
    isOld(reading, end + 1, unit !== undefined) ||
    isAgeBefore(
      reading,
      first - 1,
      unit !== undefined,
      isGrown && ['', 'to', 'and', 'or', 'for', 'if', 'with'].includes(reading.word(end + 1)),
    );
  if (!isAge) return undefined;
  return {
    kind: 'age',
    ...partsOf(reading, first, end, numeralsOf(quantity)),
    ...valuesOf({ ...quantity, unit: undefined }),
  };
}

/** "As young as sixteen". */
function isYoungAs(reading: Reading, first: number): boolean {
  return reading.word(first - 1) === 'as' && reading.word(first - 2) === 'young' && reading.word(first - 3) === 'as';
}

/** "or older", "years of age", "years old", "-year-old driver". A 15-year-old company has years in business. */
function isOld(reading: Reading, at: number, hasUnit: boolean): boolean {
  if (reading.isDash(at)) at++;
  const [one, two] = [reading.word(at), reading.word(at + 1)];
  if (hasUnit && (one === 'old' || one === 'olds')) return !isFirm(reading, at + 1);
  if (hasUnit && one === 'of' && two === 'age') return true;
  if (one === 'only' && reading.is(at - 1, '+')) return true;
  if (one !== 'or' && one !== 'and' && !reading.is(at, '&')) return false;
  if (two === 'older' || two === 'younger') return true;
  return comparisons.has(two) && !hasUnit && !reading.word(at + 2);
}

function isFirm(reading: Reading, at: number): boolean {
  return [0, 1, 2].some((offset) =>
    ['company', 'business', 'dealer', 'dealership', 'firm', 'shop', 'brand', 'cart', 'carts', 'battery'].includes(
      reading.word(at + offset),
    ),
  );
}

/** "age 18", "aged 18", "must be 18", "anyone under 18". */
function isAgeBefore(reading: Reading, at: number, hasUnit: boolean, isGrown: boolean): boolean {
  let mustBe = false;
  let compared = false;
  for (let steps = 0; steps < 9; steps++, at--) {
    const word = reading.word(at);
    if (['age', 'aged', 'ages'].includes(word)) return true;
    if (word === 'turned' || word === 'turning') return isGrown;
    if (word === 'be' && ['must', 'should', 'to'].includes(reading.word(at - 1))) mustBe = true;
    if (['over', 'under', 'older', 'younger'].includes(word)) compared = true;
    if (people.has(word)) {
      if (mustBe || (compared && !hasUnit)) return true;
      // "The minimum age for drivers is sixteen."
      if (reading.word(at - 1) !== 'for') return false;
    } else if (isGrown && (word === 'or' || reading.is(at, ',') || reading.isDigits(at))) {
      // "The minimum age is 18, or twenty-one for a week."
    } else if (!fillers.has(word) && !reading.is(at, ':')) break;
  }
  return mustBe && isGrown;
}

function isPrice(reading: Reading, first: number): boolean {
  return reading.isOneOf(first - 1, '$€£');
}
