import type { Numeral } from './numeral.ts';
import type { Reading } from './reading.ts';
import { matchUnit, type UnitMatch } from './unit-match.ts';

/** A number or a range of two, with the unit that it counts. Token indices; `last` includes the unit. */
export interface Quantity {
  low: Numeral;
  high?: Numeral;
  unit?: UnitMatch;
  /** The unit stands behind a later number of the list. */
  isShared: boolean;
  first: number;
  last: number;
}

type Link = 'range' | 'and' | 'comma' | undefined;

const rangeWords = new Set(['to', 'through', 'thru']);
const listWords = new Set(['and', 'or']);

/**
 * Joins the numbers of the text to ranges ("3 to 5 business days") and gives each its unit; in a list the last
 * number's unit is everyone's ("24, 48 or 72 hours", "4- and 6-seater").
 */
export function findQuantities(reading: Reading): Quantity[] {
  const quantities: Quantity[] = [];
  let chain: Numeral[] = [];
  let links: Link[] = [];
  const { numerals } = reading;
  for (let index = 0; index < numerals.length; index++) {
    const numeral = numerals[index]!;
    if (reading.isTaken(numeral.first)) continue;
    const unit = unitOf(reading, numeral);
    const next = numerals[index + 1];
    const link = unit || !next || reading.isTaken(next.first) ? undefined : linkOf(reading, numeral, next);
    if (link) {
      chain.push(numeral);
      links.push(link);
    } else if (chain.length === 0) {
      quantities.push(quantityOf(reading, numeral, undefined, unit, false));
    } else {
      chain.push(numeral);
      addChain(reading, chain, links, unit, quantities);
      chain = [];
      links = [];
    }
  }
  return quantities;
}

function unitOf(reading: Reading, numeral: Numeral): UnitMatch | undefined {
  const unit = matchUnit(reading, numeral);
  // "both days" says nothing of how long
  return numeral.countsOnly && unit?.dimension !== 'count' ? undefined : unit;
}

/** How two numbers are joined: by a dash or "to", by "and" or "or", by a comma. */
function linkOf(reading: Reading, left: Numeral, right: Numeral): Link {
  let at = left.last + 1;
  const end = currencyStart(reading, right.first);
  if (end - at > 4) return undefined;
  if (rangeWords.has(reading.word(at)) && at + 1 === end) return 'range';
  if (reading.isDash(at)) {
    const inner = at + 1;
    if (inner === end) return 'range';
    // 3-to-5-day, two- to eight-seat
    if (rangeWords.has(reading.word(inner)) && (inner + 1 === end || (reading.isDash(inner + 1) && inner + 2 === end)))
      return 'range';
    if (reading.isDash(inner) && inner + 1 === end) return 'range';
    at = inner;
  }
  if (reading.is(at, ',') && !listWords.has(reading.word(at + 1))) return at + 1 === end ? 'comma' : undefined;
  if (reading.is(at, ',')) at++;
  if ((listWords.has(reading.word(at)) || reading.is(at, '&')) && at + 1 === end) {
    const opener = reading.word(currencyStart(reading, left.first) - 1);
    return opener === 'between' && reading.word(at) === 'and' ? 'range' : 'and';
  }
  return undefined;
}

function currencyStart(reading: Reading, first: number): number {
  return reading.isOneOf(first - 1, '$€£') ? first - 1 : first;
}

function addChain(
  reading: Reading,
  chain: Numeral[],
  links: Link[],
  unit: UnitMatch | undefined,
  out: Quantity[],
): void {
  const isList = sharesUnit(links);
  for (let index = 0; index < chain.length; index++) {
    const low = chain[index]!;
    const next = chain[index + 1];
    const isRange =
      next !== undefined && low.value < next.value && isRangeAt(links, index) && !mixesUnits(low, unit, reading);
    if (isRange) index++;
    const isLast = index === chain.length - 1;
    const sharesIt = isList && currencyStart(reading, low.first) === low.first;
    out.push(quantityOf(reading, low, isRange ? next : undefined, isLast || sharesIt ? unit : undefined, !isLast));
  }
}

function quantityOf(
  reading: Reading,
  low: Numeral,
  high: Numeral | undefined,
  unit: UnitMatch | undefined,
  isEarlier: boolean,
): Quantity {
  const end = (high ?? low).last;
  // in "seven (10) days" the two numbers are two figures
  const last = unit && !isEarlier && !reading.is(end + 1, '(') ? unit.last : end;
  return { low, high, unit, isShared: isEarlier && unit !== undefined, first: low.first, last };
}

/** In "2-4-6" no two of the numbers are a range. */
function isRangeAt(links: Link[], index: number): boolean {
  return links[index] === 'range' && links[index - 1] !== 'range' && links[index + 1] !== 'range';
}

/** "from $5 to 10 miles" is no range. */
function mixesUnits(low: Numeral, unit: UnitMatch | undefined, reading: Reading): boolean {
  return unit !== undefined && unit.dimension !== 'money' && currencyStart(reading, low.first) < low.first;
}

/** Commas alone join only three numbers and more: "for a party of 2, 40 miles is enough". */
function sharesUnit(links: Link[]): boolean {
  return links.includes('and') || links.length > 1;
}
