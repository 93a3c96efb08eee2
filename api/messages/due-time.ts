/** The backoff after the first failed attempt, in milliseconds. It doubles with each attempt. */
export const firstWait = 5_000;

const hour = 60 * 60_000;

/** The longest backoff, that of a mail which the mail server refuses for good. A server that gets such mails all the time would block us. */
export const longestWait = 24 * hour;

/**
 * SQL for a time, in milliseconds, longer than the backoff after as many attempts. A message that is due later than this after the lease of
 * an attempt was given that time by a clock that was wrong, so we treat it as due.
 */
export const longestBackoff = `(CASE WHEN attempts < 15 THEN ${firstWait} << attempts ELSE ${longestWait + hour} END)`;
