/**
 * The longest that a message is ever put off, in milliseconds: more than the longest wait between two attempts and than the time
 * for which an attempt is taken on.
 */
const longest = 30 * 60_000;

/** A due time later than this was set by a clock that went wrong, and counts as due. */
export function latestDue(now: Date): Date {
  return new Date(now.getTime() + longest);
}
