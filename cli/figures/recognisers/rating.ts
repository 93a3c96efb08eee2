import { role } from '../reading/anchor-words.ts';
import { numeralsOf, partsOf } from '../reading/figure-parts.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Reading } from '../reading/reading.ts';
import { functionWords } from '../reading/words.ts';

const praise = new Set(
  'service experience experiences treatment hospitality care comfort quality resort resorts hotel hotels feel ride dining general'.split(
    ' ',
  ),
);
const context = new Set(
  'rated rating ratings stars star score scored reviews review average google yelp facebook trustpilot'.split(' '),
);
const sites = new Set('google yelp facebook trustpilot cargurus bbb'.split(' '));

/** 4.8 stars, 4.8/5, rated 4.8, 5.0 out of 5, five-star reviews, ★★★★★. "Five-star service" is praise. */
export function findRatings(reading: Reading): void {
  for (const quantity of reading.quantities) {
    if (quantity.low.value > 10 || quantity.high || reading.isTaken(quantity.first)) continue;
    const found = scaleOf(reading, quantity);
    if (!found || quantity.low.value > found.scale) continue;
    add(reading, quantity, found.last, found.scale);
  }
  findStarSigns(reading);
}

function add(reading: Reading, quantity: Quantity, last: number, scale: number): void {
  reading.figures.push({
    kind: 'rating',
    ...partsOf(reading, quantity.first, last, numeralsOf(quantity)),
    value: quantity.low.value,
    scale,
  });
  reading.take(quantity.first, last);
}

function scaleOf(reading: Reading, quantity: Quantity): { scale: number; last: number } | undefined {
  const { low, unit } = quantity;
  if (unit?.dimension === 'stars') {
    const isRating = !praise.has(reading.word(unit.last + 1)) && !isCounted(reading, quantity);
    return isRating ? { scale: 5, last: unit.last } : undefined;
  }
  const named = namedScale(reading, quantity);
  if (named) return named;
  if (unit || low.value > 5 || low.value < 1) return undefined;
  const next = reading.word(low.last + 1);
  const isRated = isRatedBefore(reading, low.first - 1) && (!next || functionWords.has(next));
  const isAverage =
    low.decimals === 1 &&
    (next === 'rating' || next === 'average' || (next === 'on' && sites.has(reading.word(low.last + 2))));
  return isRated || isAverage ? { scale: 5, last: low.last } : undefined;
}

/** The "five-star" of "127 five-star reviews", which are counted. */
function isCounted(reading: Reading, { first, unit }: Quantity): boolean {
  const before = reading.is(first - 1, '+') ? first - 2 : first - 1;
  const isReview = reading.word((unit?.last ?? first) + 1).startsWith('review');
  return isReview && reading.isFree(before, role.digits | role.number);
}

/** "/5", "out of 5", "out of five stars"; never "4 out of 5 customers" and "1/5 of the price". */
function namedScale(reading: Reading, { low }: Quantity): { scale: number; last: number } | undefined {
  let at = low.last + 1;
  const isSlash = reading.is(at, '/');
  if (isSlash) at++;
  else if (reading.word(at) === 'out' && reading.word(at + 1) === 'of') at += 2;
  else return undefined;
  const scale = reading.numeralAt(at);
  if (!scale || (scale.value !== 5 && scale.value !== 10)) return undefined;
  const next = reading.word(scale.last + 1);
  if (next === 'star' || next === 'stars') return { scale: scale.value, last: scale.last + 1 };
  if (next && !functionWords.has(next) && !context.has(next)) return undefined;
  const isSure = low.decimals > 0 || hasContext(reading, low.first) || (!isSlash && next === '');
  return isSure ? { scale: scale.value, last: scale.last } : undefined;
}

function hasContext(reading: Reading, first: number): boolean {
  for (let at = first - 1; at >= first - 5; at--) if (context.has(reading.word(at))) return true;
  return false;
}

function isRatedBefore(reading: Reading, at: number): boolean {
  for (let steps = 0; steps < 4; steps++, at--) {
    const word = reading.word(at);
    if (['rated', 'rating', 'score', 'scored'].includes(word)) return true;
    if (!['of', 'is', 'a', 'an', 'average', 'at'].includes(word) && !reading.is(at, ':')) return false;
  }
  return false;
}

function findStarSigns(reading: Reading): void {
  for (const anchor of reading.tokens.anchors) {
    if (!reading.isFree(anchor, role.star)) continue;
    let last = anchor;
    while (reading.is(last + 1, '★')) last++;
    if (last - anchor >= 2) {
      const value = last - anchor + 1;
      reading.figures.push({ kind: 'rating', ...partsOf(reading, anchor, last), value, scale: 5 });
    }
    reading.take(anchor, last);
  }
}
