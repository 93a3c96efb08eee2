import { firstWait } from '../messages/due-time.ts';

/** The longest time to leave a mail server alone that fails. */
export const quarterHour = 15 * 60_000;

/**
 * Milliseconds to wait after this many failed attempts. The delay doubles each time, up to the longest. The jitter covers the upper half, so
 * that messages that failed together do not retry together.
 * @param random a number from 0 to 1
 */
export function waitAfter(attempts: number, random: number, longest = quarterHour): number {
  return Math.round(Math.min(firstWait * 2 ** Math.max(attempts - 1, 0), longest) * (0.5 + random / 2));
}
