import { readFileSync } from 'node:fs';

/** How often we look whether whoever started the process is still there, in milliseconds. */
const interval = 500;

/**
 * Ends the process, after `work`, when it is told to, or when the npm that started it has gone, which does not hand on every signal. The
 * same signal again ends it at once.
 * @param patience how long the work may take, in milliseconds
 */
export function onEnd(work: () => Promise<void>, patience = 1_000): void {
  const [parent, npm] = [process.ppid, starterOf(process.ppid)];
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), patience);
    work().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  const isLeft = () => process.ppid !== parent || starterOf(parent) !== npm;
  if (process.env.npm_lifecycle_event) setInterval(() => isLeft() && end(), interval).unref();
}

/** What started a process: npm starts a shell, which may outlive it. Undefined where the system does not say. */
function starterOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
}
