/**
 * SQL for a time, in milliseconds, longer than the backoff after as many attempts. A message that is due later than this after the lease of
 * an attempt was given that time by a clock that was wrong, so we treat it as due.
 */
export const longestBackoff = '(CASE WHEN attempts < 15 THEN 5000 << attempts ELSE 90000000 END)';
