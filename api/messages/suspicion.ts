/** No person fills in the form faster than this, in milliseconds. */
const minimumFillTime = 2000;

/**
 * True if a bot seems to have filled in the form: the hidden field has a value, or it was sent right after it was shown. A page without
 * JavaScript has no start time, and a clock may be wrong. Neither counts as suspicious.
 */
export function isSuspect(form: Record<string, unknown>, now: Date): boolean {
  const { website, startedAt } = form;
  if (typeof website === 'string' && website.trim() !== '') return true;
  const started = startedAt === '' || startedAt === undefined || startedAt === null ? Number.NaN : Number(startedAt);
  const elapsed = now.getTime() - started;
  return elapsed >= 0 && elapsed < minimumFillTime;
}
