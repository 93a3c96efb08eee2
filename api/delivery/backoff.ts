const first = 5_000;

/** The longest time to leave a mail server alone that fails. */
export const quarterHour = 15 * 60_000;

/** The longest wait for a mail that the mail server refuses for good. A server that gets such mails all the time would block us. */
export const day = 24 * 60 * 60_000;

/**
 * Milliseconds to wait after this many failed attempts. The delay doubles each time, up to the longest. The jitter covers the upper half, so
 * that messages that failed together do not retry together.
 * @param random a number from 0 to 1
 */
export function waitAfter(attempts: number, random: number, longest = quarterHour): number {
  return Math.round(Math.min(first * 2 ** Math.max(attempts - 1, 0), longest) * (0.5 + random / 2));
}
