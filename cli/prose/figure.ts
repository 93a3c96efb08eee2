import type { FigureKind as FactKind } from '../schema/figure-mark.ts';

/** What a figure says. `number` is a number without a unit that stands alone, as in a cell of a table. */
export type FigureKind = FactKind | 'number';

/** A figure without its place: what two figures are compared by. */
export interface Quantity {
  kind: FigureKind;
  /** `mile`, `hour`, `mph`; for a count, the noun that it stands before. */
  unit?: string;
  /** What one price covers, as in `day`. */
  per?: string;
  /** Business days. */
  business?: boolean;
  /** One number, or the two ends of a range. Empty for kinds that are compared by `key`. */
  values: readonly number[];
  /** A phone number, a date, a clock time or an address in its plainest form. */
  key?: string;
}

/** A figure in a text. */
export interface Figure extends Quantity {
  /** As typed. */
  text: string;
  /** Offsets in the text (UTF-16). */
  start: number;
  end: number;
  /** True for a number without a unit within a sentence: a figure only where the words near it name a fact. */
  isBare?: boolean;
  /** Where its numbers stand, so that "{{ fee }} dollars" is known to take its number from a fact. */
  numbers: readonly { start: number; end: number }[];
}
