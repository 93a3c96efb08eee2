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
    const found = readQuarterCentury(reading, anchor) ?? readTerm(reading, anchor);
    if (!found) continue;
    reading.figures.push({ ...partsOf(reading, found.first, anchor), ...found.figure });
    reading.take(found.first, anchor);
  }
}

type Term = Pick<DurationFigure, 'kind' | 'value' | 'unit' | 'subject' | 'approximate'>;

function readTerm(reading: Reading, anchor: number): { first: number; figure: Term } | undefined {
  const unit = unitWords.get(reading.word(anchor));
  if (unit?.dimension !== 'duration' || /s$/.test(reading.word(anchor))) return undefined;
  let first = anchor - 1;
  let value = 1;
  if (['business', 'full', 'single', 'half'].includes(reading.word(first))) first--;
  const isThe = reading.word(first) === 'the' && reading.word(first - 1) === 'within';
  if (reading.word(first - 1) === 'half' && ['a', 'an'].includes(reading.word(first))) {
    value = 0.5;
    first--;
  } else if (!['a', 'an'].includes(reading.word(first)) && !isThe) {
    return undefined;
  }
  const isLong = unit.factor === 10;
  const isExperience =
    isLong && (reading.word(anchor + 1) === 'of' || reading.word(anchor + 1) === 'in' || isFor(reading, first - 1));
  const approximate = limitBefore(reading, first - 1, isLong ? long : limits);
  if (!approximate && !isExperience && !isTermBehind(reading, anchor + 1)) return undefined;
  return {
    first,
    figure: {
      kind: 'duration',
      value: value * unit.factor,
      unit: unit.unit as DurationFigure['unit'],
      ...(approximate && { approximate }),
      ...(isLong && { subject: 'experience' as const }),
    },
  };
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

/** "a quarter century of experience", "a quarter of a century". */
function readQuarterCentury(reading: Reading, anchor: number): { first: number; figure: Term } | undefined {
  if (reading.word(anchor) !== 'century') return undefined;
  let first = anchor - 1;
  if (reading.isDash(first)) first--;
  if (reading.word(first) === 'a' && reading.word(first - 1) === 'of') first -= 2;
  const share = { quarter: 25, half: 50 }[reading.word(first)];
  if (!share) return undefined;
  return { first, figure: { kind: 'duration', value: share, unit: 'year', subject: 'experience' } };
}
