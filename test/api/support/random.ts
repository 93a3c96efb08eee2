/** A source of random choices that repeats for the same seed. */
export interface Random {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  bytes(length: number): Buffer;
}

/** Uses Mulberry32. */
export function randomBy(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    below: (limit) => next() % limit,
    pick: <T>(list: readonly T[]) => list[next() % list.length] as T,
    bytes: (length) => Buffer.from(Array.from({ length }, () => next() & 0xff)),
  };
}
