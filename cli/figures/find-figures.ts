import { takeExcluded } from './exclusions.ts';
import type { Figure, FigureOptions } from './figure.ts';
import { compileCountNouns } from './reading/count-nouns.ts';
import { compileNames, type Names, takeNames } from './reading/names.ts';
import type { Numeral } from './reading/numeral.ts';
import { findNumerals } from './reading/numerals.ts';
import { cutText, pieceLength } from './reading/pieces.ts';
import { findQuantities, type Quantity } from './reading/quantities.ts';
import { Reading } from './reading/reading.ts';
import { hasAnchor, tokenize } from './reading/tokenize.ts';
import { Tokens } from './reading/tokens.ts';
import type { Dimension } from './reading/units.ts';
import { readAge } from './recognisers/age.ts';
import { findArticleDurations } from './recognisers/article-duration.ts';
import { readCount } from './recognisers/count.ts';
import { findDates } from './recognisers/date.ts';
import { readDistance } from './recognisers/distance.ts';
import { findDrives } from './recognisers/drive.ts';
import { readDuration } from './recognisers/duration.ts';
import { findHours } from './recognisers/hours.ts';
import { readMoney } from './recognisers/money.ts';
import { readNumber } from './recognisers/number.ts';
import { readPercent } from './recognisers/percent.ts';
import { findPhones } from './recognisers/phone.ts';
import { findRatings } from './recognisers/rating.ts';
import type { QuantityRecogniser } from './recognisers/recogniser.ts';
import { readSeats } from './recognisers/seats.ts';
import { readSpeed } from './recognisers/speed.ts';
import { findTimes } from './recognisers/time.ts';
import { readWeight } from './recognisers/weight.ts';

/** Asked first, whatever the unit: a currency or a verb before the number outweighs what stands behind it. */
const always: readonly QuantityRecogniser[] = [readMoney, readSeats];
/** Asked in this order, by the dimension of the unit; the first that knows the number has it. */
const byDimension: Readonly<Record<Dimension | 'none', readonly QuantityRecogniser[]>> = {
  none: [readAge, readCount],
  count: [readCount],
  duration: [readAge, readDuration],
  distance: [readDistance],
  percent: [readPercent],
  speed: [readSpeed],
  weight: [readWeight],
  money: [],
  seats: [],
  people: [],
  stars: [],
};

/**
 * Prepares a reader for many texts: the figures of a text in the order in which they stand, never overlapping.
 * Each text is read in time linear in its length.
 */
export function createFigureFinder({
  countNouns = {},
  names = [],
  plain = false,
}: FigureOptions = {}): (text: string) => Figure[] {
  const nouns = compileCountNouns(countNouns);
  const known = compileNames(names);

  const tokens = new Tokens(pieceLength);

  const readPiece = (text: string): Figure[] =>
    hasAnchor(text) ? readTokens(new Reading(text, tokenize(text, tokens), nouns), known, plain) : [];

  return (text) => {
    if (text.length <= pieceLength) return readPiece(text);
    const figures: Figure[] = [];
    let from = 0;
    for (const end of cutText(text)) {
      for (const figure of readPiece(text.slice(from, end))) figures.push(shift(figure, from));
      from = end;
    }
    return figures;
  };
}

/** The figures of one text. For many texts prepare a reader once with `createFigureFinder`. */
export function findFigures(text: string, options?: FigureOptions): Figure[] {
  return createFigureFinder(options)(text);
}

function readTokens(reading: Reading, names: Names, plain: boolean): Figure[] {
  takeNames(reading, names);
  findPhones(reading);
  findDates(reading);
  findDrives(reading);
  reading.setNumerals(findNumerals(reading));
  reading.quantities = findQuantities(reading);
  findRatings(reading);
  reading.quantities = takeExcluded(reading);
  findHours(reading);
  findTimes(reading);
  readQuantities(reading, plain);
  findArticleDurations(reading);
  return reading.figures.sort((a, b) => a.start - b.start);
}

/** Moves a figure by the offset of its piece. */
function shift(figure: Figure, offset: number): Figure {
  if (offset === 0) return figure;
  for (const span of [figure, figure.amount, ...figure.numbers]) {
    span.start += offset;
    span.end += offset;
  }
  return figure;
}

function readQuantities(reading: Reading, plain: boolean): void {
  for (const found of reading.quantities) {
    if (isSpokenFor(reading, found.low) || (found.high && isSpokenFor(reading, found.high))) continue;
    const quantity = withFreeUnit(reading, found);
    const figure =
      firstOf(always, reading, quantity) ??
      firstOf(byDimension[quantity.unit?.dimension ?? 'none'], reading, quantity) ??
      (plain ? readNumber(reading, quantity) : undefined);
    if (!figure) continue;
    reading.figures.push(figure);
    let last = quantity.last;
    // a rate belongs to its price: "$245 a day"
    while (last + 1 < reading.count && reading.end(last + 1) <= figure.end) last++;
    reading.take(quantity.first, last);
  }
}

function isSpokenFor(reading: Reading, { first, last }: Numeral): boolean {
  return reading.isTaken(first) || reading.isTaken(last);
}

/** A unit that another figure has taken is none: "9 Monday-Saturday customers". */
function withFreeUnit(reading: Reading, quantity: Quantity): Quantity {
  const { unit, low, high } = quantity;
  for (let at = unit?.first ?? 0; unit && at <= unit.last; at++) {
    if (reading.isTaken(at)) return { ...quantity, unit: undefined, isShared: false, last: (high ?? low).last };
  }
  return quantity;
}

function firstOf(recognisers: readonly QuantityRecogniser[], reading: Reading, quantity: Quantity): Figure | undefined {
  for (const recognise of recognisers) {
    const figure = recognise(reading, quantity);
    if (figure) return figure;
  }
  return undefined;
}
