import type { Approximation, DurationFigure } from '../figure.ts';
import { role } from '../reading/anchor-words.ts';
import { partsOf } from '../reading/figure-parts.ts';
import type { Reading } from '../reading/reading.ts';
import { unitWords } from '../reading/units.ts';

const limits: readonly (readonly [phrase: string, Approximation])[] = [
  ['within', 'within'],
  ['under', 'under'],
  ['less than', 'under'],
  ['no more than', 'up-to'],
  ['not more than', 'up-to'],
  ['up to', 'up-to'],
  ['at most', 'up-to'],
  ['at least', 'at-least'],
];
const long: readonly (readonly [phrase: string, Approximation])[] = [
  ...limits,
  ['over', 'over'],
  ['more than', 'over'],
  ['nearly', 'nearly'],
  ['almost', 'nearly'],
];
const covers = new Set('warranty guarantee notice coverage trial'.split(' '));

/**
 * A span of one unit without a number, where it stands for a term: "within an hour", "up to a week", "a day's
 * notice", "a one-year warranty", "over a decade of experience", "a quarter century". "An hour" elsewhere is prose.
 */
export function findArticleDurations(reading: Reading): void {
  for (const anchor of reading.tokens.anchors) {
    if (!reading.isFree(anchor, role.term)) continue;
    const found = readQuarterCentury(reading, anchor) ?? readAndHalf(reading, anchor) ?? readTerm(reading, anchor);
    if (!found) continue;
    const { first, last = anchor, figure } = found;
    reading.figures.push({ ...partsOf(reading, first, last), ...figure });
    reading.take(first, last);
  }
}

type Term = Pick<DurationFigure, 'kind' | 'value' | 'unit' | 'subject' | 'business' | 'approximate'>;

interface FoundTerm {
  first: number;
  /** The last token, where it is not the unit. */
  last?: number;
  figure: Term;
}

function readTerm(reading: Reading, anchor: number): FoundTerm | undefined {
  const unit = unitWords.get(reading.word(anchor));
  if (unit?.dimension !== 'duration' || /s$/.test(reading.word(anchor))) return undefined;
  const article = articleBefore(reading, anchor - 1);
  if (!article) return undefined;
  const { first, value, business } = article;
  const isLong = unit.factor === 10;
  const isExperience =
    isLong && (reading.word(anchor + 1) === 'of' || reading.word(anchor + 1) === 'in' || isFor(reading, first - 1));
  const approximate = limitBefore(reading, first - 1, isLong ? long : limits);
  const isTerm = isTermBehind(reading, anchor + 1) || isGiven(reading, first - 1, anchor + 1);
  if (!approximate && !isExperience && !isTerm) return undefined;
  return {
    first,
    figure: {
      kind: 'duration',
      value: value * unit.factor,
      unit: unit.unit as DurationFigure['unit'],
      ...(approximate && { approximate }),
      ...(business && { business: true as const }),
      ...(isLong && { subject: 'experience' as const }),
    },
  };
}

/** "a", "an", "a full", "a business", "half a", "a half", and "the" after "within". */
function articleBefore(reading: Reading, at: number): { first: number; value: number; business: boolean } | undefined {
  const adjective = reading.word(at);
  const first = ['business', 'working', 'full', 'single', 'half'].includes(adjective) ? at - 1 : at;
  const business = adjective === 'business' || adjective === 'working';
  const word = reading.word(first);
  if (word === 'the') return reading.word(first - 1) === 'within' ? { first, value: 1, business } : undefined;
  if (word !== 'a' && word !== 'an') return undefined;
  if (reading.word(first - 1) === 'half') return { first: first - 1, value: 0.5, business };
  return { first, value: adjective === 'half' ? 0.5 : 1, business };
}

/** "You have a month to return it." */
function isGiven(reading: Reading, before: number, behind: number): boolean {
  return (
    reading.word(behind) === 'to' &&
    ['have', 'has', 'get', 'gets', 'allow', 'allows', 'you'].includes(reading.word(before))
  );
}

function isFor(reading: Reading, at: number): boolean {
  return reading.word(at) === 'for' || reading.word(at - 1) === 'for' || reading.word(at - 2) === 'for';
}

/** "'s notice", " of free service" apart: "warranty", "of warranty". */
function isTermBehind(reading: Reading, at: number): boolean {
  if (reading.is(at, "'") || reading.is(at, '’'))
    return reading.word(at + 2) === 'notice' || covers.has(reading.word(at + 2));
  if (reading.isDash(at)) at++;
  return covers.has(reading.word(at)) || (reading.word(at) === 'of' && covers.has(reading.word(at + 1)));
}

function limitBefore(reading: Reading, at: number, phrases: typeof limits): Approximation | undefined {
  return phrases.find(([phrase]) => {
    const words = phrase.split(' ');
    return words.every((word, index) => reading.word(at - words.length + 1 + index) === word);
  })?.[1];
}

/** "a month and a half". */
function readAndHalf(reading: Reading, anchor: number): FoundTerm | undefined {
  const unit = unitWords.get(reading.word(anchor));
  const words = ['and', 'a', 'half'];
  if (unit?.dimension !== 'duration' || !['a', 'an'].includes(reading.word(anchor - 1))) return undefined;
  if (words.some((word, index) => reading.word(anchor + 1 + index) !== word)) return undefined;
  const figure: Term = { kind: 'duration', value: 1.5 * unit.factor, unit: unit.unit as DurationFigure['unit'] };
  return { first: anchor - 1, last: anchor + words.length, figure };
}

/** "a quarter century of experience", "a quarter of a century". */
function readQuarterCentury(reading: Reading, anchor: number): FoundTerm | undefined {
  if (reading.word(anchor) !== 'century') return undefined;
  let first = anchor - 1;
  if (reading.isDash(first)) first--;
  if (reading.word(first) === 'a' && reading.word(first - 1) === 'of') first -= 2;
  const share = { quarter: 25, half: 50 }[reading.word(first)];
  if (!share) return undefined;
  return { first, figure: { kind: 'duration', value: share, unit: 'year', subject: 'experience' } };
}
