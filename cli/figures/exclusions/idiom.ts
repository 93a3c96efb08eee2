import type { Numeral } from '../reading/numeral.ts';
import type { Reading } from '../reading/reading.ts';
import type { UnitMatch } from '../reading/unit-match.ts';

const possessives = new Set(['my', 'our', 'your', 'his', 'her', 'their']);
const oneBefore = new Set(['no', 'any', 'this', 'that', 'which', 'each', 'every', 'some']);
const mileHeads = new Set(
  'radius range limit zone minimum maximum delivery area free trip ride drive battery'.split(' '),
);
const floorWords = new Set(['on', 'in', 'inside', 'planted', 'firmly', 'flat', 'under']);

/** Manners of speaking: "our two cents", "two feet on the floor", "no one day", "a thousand miles away". */
export function isIdiom(reading: Reading, numeral: Numeral, unit: UnitMatch | undefined): boolean {
  if (numeral.written !== 'words' || !unit) return false;
  const before = reading.word(numeral.first - 1);
  const behind = reading.word(unit.last + 1);
  const unitWord = reading.word(unit.last);
  if (unitWord === 'cents' && possessives.has(before)) return true;
  // Nobody stands on eight of them, and only six are under the ground.
  if (unitWord === 'feet' && floorWords.has(behind))
    return behind === 'under' ? numeral.value === 6 : numeral.value <= 4;
  if (numeral.value === 1) return isPronoun(reading, numeral, unit, before, behind);
  if (unitWord.startsWith('mile') && behind === 'away' && numeral.value >= 100) return true;
  return isPlaceName(reading, numeral, unit, behind);
}

/** "one day you will want", "no one model suits everybody"; "a one-day rental" and "within one day" are figures. */
function isPronoun(reading: Reading, numeral: Numeral, unit: UnitMatch, before: string, behind: string): boolean {
  if (oneBefore.has(before)) return true;
  if (unit.unit !== 'day' || unit.compound || unit.business) return false;
  if (['within', 'in', 'for', 'least', 'to', 'minimum', 'than', 'after', 'only', 'just', 'or', 'and'].includes(before))
    return false;
  const policy = ['rental', 'minimum', 'notice', 'before', 'after', 'of', 'return', 'delivery', 'in', 'only', 'or'];
  return !policy.includes(behind) && !reading.is(numeral.first - 1, ':');
}

/** "Ten Mile Run", "Six Mile Road". */
function isPlaceName(reading: Reading, numeral: Numeral, unit: UnitMatch, behind: string): boolean {
  if (!reading.isCapitalized(numeral.first) || reading.word(unit.last) !== 'mile' || unit.compound) return false;
  return reading.isCapitalized(unit.last) && reading.isCapitalized(unit.last + 1) && !mileHeads.has(behind);
}
