/** A source of random choices that repeats for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Some of the items, each at most once. */
  some<Item>(items: readonly Item[], count: number): Item[];
  bytes(length: number): Buffer;
}

/** Mulberry32: small, fast, and random enough for tests. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    some: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!);
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
