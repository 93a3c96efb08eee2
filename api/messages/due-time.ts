/**
 * The longest delay that we ever set for a message, in milliseconds. It is longer than the longest backoff and longer than the lease of an
 * attempt.
 */
export const longestDelay = 25 * 60 * 60_000;

/** A due time later than this comes from a clock that was wrong, so we treat the message as due. */
export function latestDue(now: Date): Date {
  return new Date(now.getTime() + longestDelay);
}
