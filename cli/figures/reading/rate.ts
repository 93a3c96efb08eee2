import type { Reading } from './reading.ts';

/** What one price covers, and the last token of its wording. */
export interface Rate {
  per: string;
  last: number;
}

const spellings: Readonly<Record<string, string>> = {
  minute: 'minute minutes min',
  hour: 'hour hours hr hrs h hourly',
  day: 'day days daily',
  night: 'night nights nightly',
  week: 'week weeks wk weekly',
  month: 'month months mo mth monthly',
  year: 'year years yr annum yearly annually',
  mile: 'mile miles mi',
};

const units: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

const adverbs = new Set('hourly daily nightly weekly monthly yearly annually'.split(' '));
const adjectives = new Set(
  'additional extra further full billable started loaded road labor calendar rental'.split(' '),
);

/** True for a word that prices are counted by, such as `day` and `mi`. */
export function isRateUnit(word: string): boolean {
  return units.has(word) && !adverbs.has(word);
}

/** The rate behind a price: `/day`, "per mile", "an hour", "for each extra mile", "weekly", "each". */
export function rateAfter(reading: Reading, at: number): Rate | undefined {
  if (reading.isDash(at) && reading.isGlued(at)) at++;
  const word = reading.word(at);
  if (adverbs.has(word) && !reading.isTaken(at)) return { per: units.get(word)!, last: at };
  if (reading.is(at, '/')) return unitRate(reading, at + 1, true);
  if (word === 'for' && ['each', 'every'].includes(reading.word(at + 1))) return unitRate(reading, at + 2, true);
  if (word === 'a' || word === 'an') return unitRate(reading, at + 1, false);
  if (word === 'apiece') return { per: 'each', last: at };
  if (word === 'each' || word === 'every') {
    return (
      unitRate(reading, at + 1, false) ??
      (word === 'each' && !reading.isTaken(at) ? { per: 'each', last: at } : undefined)
    );
  }
  return word === 'per' ? unitRate(reading, at + 1, true) : undefined;
}

function unitRate(reading: Reading, at: number, acceptsAny: boolean): Rate | undefined {
  if (reading.isDash(at) && reading.isGlued(at)) at++;
  if (adjectives.has(reading.word(at))) at++;
  const word = reading.word(at);
  const unit = adverbs.has(word) || reading.isTaken(at) ? undefined : units.get(word);
  if (unit) return { per: unit, last: at };
  return acceptsAny && word && reading.isIdle(at) ? { per: word, last: at } : undefined;
}
