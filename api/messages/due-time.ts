/** The backoff after the first failed attempt, in milliseconds. It doubles with each attempt. */
export const firstWait = 5_000;

const hour = 60 * 60_000;

/** The longest backoff, that of a mail which the mail server refuses for good. A server that gets such mails all the time would block us. */
export const longestWait = 24 * hour;

/**
 * SQL for a number of milliseconds that no backoff after `attempts` exceeds. If a message is due even later than that, a clock was wrong
 * when it got its time, so we treat it as due.
 */
export const longestBackoff = `(CASE WHEN attempts < 15 THEN ${firstWait} << attempts ELSE ${longestWait + hour} END)`;
