import type { Numeral } from '../reading/numeral.ts';
import type { Reading } from '../reading/reading.ts';
import type { UnitMatch } from '../reading/unit-match.ts';

/** The number behind one of these names a thing, whatever follows. */
const labels = new Set(
  `route routes rt rte highway hwy interstate exit exits suite ste step steps section sections chapter appendix sku rma
  fortune version tier level hole par windows iphone vin apt apartment`.split(/\s+/),
);

/** These name a thing only where no unit follows: "Part 3", but "part 3 miles"; "Class 2". */
const weakLabels = new Set(
  `part unit lot bay box room floor building bldg page phase class type series model models grade option article item items
  question figure table zone gate volume vol form schedule category stage lane gear mode number no nr day week year month
  rule lesson tip reason fact myth chart note wave round lap slot terminal pier dock channel studio area
  invoice order ticket account serial reference ref id lesson trim generation gen wi fi top
  quarter q`.split(/\s+/),
);

const abbreviations = new Set('rt rte hwy ste no apt bldg vol nr fl bl s'.split(' '));

/** "Route 18", "Suite 4", "US 1", "Step 2", "No. 5", "#12". */
export function isLabelled(reading: Reading, numeral: Numeral, unit: UnitMatch | undefined): boolean {
  let at = numeral.first - 1;
  if (reading.is(at, '#')) return true;
  if (reading.is(at, '.') && abbreviations.has(reading.word(at - 1))) at--;
  if (reading.isDash(at) && reading.isGlued(at) && reading.isGlued(at + 1)) at--;
  const word = reading.word(at);
  if (!word) return false;
  if (labels.has(word)) return true;
  if (numeral.grouped || numeral.decimals > 0 || isCompoundOrRate(reading, numeral)) return false;
  const counted = unit && (unit.dimension !== 'count' || word !== 'top');
  return !counted && (weakLabels.has(word) || isRoad(reading, at));
}

/** "US 1" and "U.S. 1", while "visit us 7 days a week" is no road. */
function isRoad(reading: Reading, at: number): boolean {
  if (reading.raw(at) === 'US') return true;
  return reading.raw(at) === 'S' && reading.is(at - 1, '.') && reading.raw(at - 2) === 'U';
}

/** A hyphen or a slash touches the number: 7-day, 24/7, 245/day. */
function isCompoundOrRate(reading: Reading, numeral: Numeral): boolean {
  const next = numeral.last + 1;
  return reading.isGlued(next) && (reading.isDash(next) || reading.is(next, '/'));
}
