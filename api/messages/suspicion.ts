/** Nobody fills in the form in less time than this, in milliseconds. */
const minimumFillTime = 2000;

/**
 * Whether a form was filled in as only a program does it: the field that people do not see has a value, or it was sent right
 * after it was shown. A page without JavaScript does not know when it was shown, and a clock may be wrong: neither counts.
 */
export function isSuspect(form: Record<string, unknown>, now: Date): boolean {
  const { website, startedAt } = form;
  if (typeof website === 'string' && website.trim() !== '') return true;
  const started = startedAt === '' || startedAt === undefined || startedAt === null ? Number.NaN : Number(startedAt);
  const elapsed = now.getTime() - started;
  return elapsed >= 0 && elapsed < minimumFillTime;
}
