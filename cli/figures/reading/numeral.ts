import type { WrittenNumber } from '../figure.ts';

/** A number in the text, before it is known what it counts. Token indices; `last` is its last token. */
export interface Numeral extends WrittenNumber {
  first: number;
  last: number;
  /** Digits with thousands separators: 1,050. */
  grouped: boolean;
  decimals: number;
  /** A plus stands right behind: 15+. */
  plus: boolean;
  /** `k` or `m` right behind the digits: $7.7k. */
  abbreviated: boolean;
  /** The same number in brackets behind the word belongs to it: "seven (7)". */
  repeated: boolean;
  /** "Both", "a pair of": says how many of a thing there are, and measures nothing. */
  countsOnly?: true;
}
