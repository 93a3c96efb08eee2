const first = 5_000;
const longest = 15 * 60_000;

/**
 * Milliseconds to wait after the given number of failed attempts: doubled each time up to a quarter of an hour, and spread
 * over the upper half so that messages which failed together do not all come back together.
 * @param random a number from 0 to 1
 */
export function waitAfter(attempts: number, random: number): number {
  return Math.min(first * 2 ** Math.max(attempts - 1, 0), longest) * (0.5 + random / 2);
}
