import type { Span } from '../resolve/text-span.ts';
import type { FigureMark } from '../schema/schemas.ts';

/** The kind of a figure. `number` is a number without a unit that stands alone, as in the cell of a table. */
export type FigureKind = FigureMark['kind'] | 'number';

/** A figure without its place in a text: what we compare figures by. */
export interface Quantity {
  kind: FigureKind;
  /** `mile`, `hour`, `mph`; for a count, its noun. */
  unit?: string;
  /** What a price is for, as in `day`. */
  per?: string;
  /** Business days. */
  business?: boolean;
  /** One number, or the two ends of a range. Empty for kinds that are compared by `key`. */
  values: readonly number[];
  /** A phone number, a date, a clock time or an address in its normal form. */
  key?: string;
}

export interface Figure extends Quantity, Span {
  text: string;
  /** True for a number without a unit inside a sentence. It counts only if the words near it name a fact that is an age. */
  isBare?: boolean;
  /** Where its numbers are. They show that "{{ fee }} dollars" takes its number from a fact. */
  numbers: readonly Span[];
}

interface Unit {
  kind: FigureKind;
  /** Its size, in the same measure for all units of a kind. A unit without a size can only be compared with itself. */
  size?: number;
  words: string;
}

/** Units by their names, with the words that stand for them. */
export const units: Record<string, Unit> = {
  mile: { kind: 'distance', size: 1609.344, words: 'mile miles mi' },
  foot: { kind: 'distance', size: 0.3048, words: 'foot feet ft' },
  meter: { kind: 'distance', size: 1, words: 'meter meters metre metres' },
  yard: { kind: 'distance', size: 0.9144, words: 'yard yards' },
  kilometer: { kind: 'distance', size: 1000, words: 'kilometer kilometers km' },
  inch: { kind: 'distance', size: 0.0254, words: 'inch inches' },
  minute: { kind: 'duration', size: 1, words: 'minute minutes min mins' },
  hour: { kind: 'duration', size: 60, words: 'hour hours hr hrs h' },
  day: { kind: 'duration', size: 1440, words: 'day days' },
  week: { kind: 'duration', size: 10080, words: 'week weeks wk wks' },
  month: { kind: 'duration', words: 'month months' },
  year: { kind: 'duration', words: 'year years yr yrs' },
  mph: { kind: 'speed', size: 1.609344, words: 'mph' },
  kph: { kind: 'speed', size: 1, words: 'kph kmh' },
  pound: { kind: 'weight', size: 0.45359, words: 'pound pounds lb lbs' },
  kilogram: { kind: 'weight', size: 1, words: 'kilogram kilograms kg kgs' },
  ton: { kind: 'weight', size: 907.18, words: 'ton tons' },
};

const byWord = new Map(
  Object.entries(units).flatMap(([name, { words }]) => words.split(' ').map((word) => [word, name])),
);

/** The unit that a lowercase word stands for; "days'" in "days' notice" counts too. */
export function unitNamed(word: string): string | undefined {
  return byWord.get(word.replace(/['’]s?$/, ''));
}

/** The unit of a word that says a rate all by itself: "$125 monthly". */
export function rateIn(word: string): string | undefined {
  return /^(day|hour|night|week|month|year)ly$/.exec(word.replace(/^dai/, 'day').replace(/^annual/, 'year'))?.[1];
}

/** True if we can compare a figure with a fact: they are of one kind, and their units convert. */
export function isComparable(figure: Quantity, fact: Quantity): boolean {
  if (figure.kind !== fact.kind) return false;
  // "$95 a day" is no price by the hour. But $900 a year may also be $900 per person, and a person a head.
  if (isMeasured(figure.per) && isMeasured(fact.per) && figure.per !== fact.per) return false;
  // A day in April is not the fact that says only "April": the fact may leave out no more parts than the text does.
  if (figure.kind === 'date') return (figure.key?.split('*').length ?? 0) >= (fact.key?.split('*').length ?? 0);
  if (figure.unit === fact.unit || figure.kind === 'count') return true;
  return sizeOf(figure) !== undefined && sizeOf(fact) !== undefined;
}

/** True for a rate by a unit, such as a day or a mile. */
const isMeasured = (per: string | undefined) => per !== undefined && unitNamed(per) !== undefined;

/** True if two comparable figures say the same. A single number agrees with either end of a range. */
export function isSameQuantity(said: Quantity, fact: Quantity): boolean {
  if ((said.business ?? false) !== (fact.business ?? false)) return false;
  if (said.key !== undefined || fact.key !== undefined) return said.key === fact.key;
  const [theirs, ours] = [said, fact].map((figure) => figure.values.map((value) => value * (sizeOf(figure) ?? 1)));
  if (!theirs || !ours || theirs.length === 0) return false;
  const isNear = (value: number) => ours.some((size) => Math.abs(size - value) < 1e-6 * Math.max(1, Math.abs(size)));
  return theirs.every(isNear) && (theirs.length === 1 || ours.length === theirs.length);
}

const sizeOf = ({ unit }: Quantity) => (unit === undefined ? undefined : units[unit]?.size);
