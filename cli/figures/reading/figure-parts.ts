import type { Approximation, Span, WrittenNumber } from '../figure.ts';
import { approximationOf } from './approximation.ts';
import type { Numeral } from './numeral.ts';
import type { Quantity } from './quantities.ts';
import type { Reading } from './reading.ts';

interface Parts extends Span {
  text: string;
  amount: Span;
  numbers: WrittenNumber[];
  approximate?: Approximation;
}

/** What all figures have in common, read off the tokens from `first` to `last`; hedged only if it has numbers. */
export function partsOf(reading: Reading, first: number, last: number, numerals: readonly Numeral[] = []): Parts {
  const { start, end } = reading.spanOf(first, last);
  const approximate = numerals.length > 0 ? approximationOf(reading, first, last, numerals) : undefined;
  return {
    text: reading.text.slice(start, end),
    start,
    end,
    amount: { start, end },
    numbers: numerals.map(({ start, end, value, written }) => ({ start, end, value, written })),
    ...(approximate && { approximate }),
  };
}

/** The parts of a figure that is a number and its unit. */
export function partsOfQuantity(reading: Reading, quantity: Quantity, last = quantity.last): Parts {
  return partsOf(reading, quantity.first, last, numeralsOf(quantity));
}

export function numeralsOf({ low, high }: Quantity): Numeral[] {
  return high ? [low, high] : [low];
}

/** The number, and the upper one of a range, in the unit's own measure. */
export function valuesOf({ low, high, unit }: Quantity): { value: number; max?: number } {
  const factor = unit?.factor ?? 1;
  return { value: round(low.value * factor), ...(high && { max: round(high.value * factor) }) };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
