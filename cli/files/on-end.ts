/** How often we look whether whoever started the process is still there, in milliseconds. */
const interval = 500;

/**
 * Ends the process, after `work`, when it is told to, or when the npm that started it has gone, which does not hand on every signal. The
 * same signal again ends it at once.
 * @param patience how long the work may take, in milliseconds
 */
export function onEnd(work: () => Promise<void>, patience = 1_000): void {
  const parent = process.ppid;
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), patience);
    work().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), interval).unref();
}
