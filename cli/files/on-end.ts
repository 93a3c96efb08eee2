import { readFileSync } from 'node:fs';
import { printed } from '../usage-error.ts';

/** How often we check that the process that started us is still there, in milliseconds. */
const interval = 500;

/**
 * Exits after `work` on a signal, or when the npm that started us is gone, since npm does not forward every signal. A second signal of the
 * same kind exits right away. If the work fails, prints why and exits with code 2.
 * @param work gets the reason, such as "SIGTERM"
 * @param patience how long the work may take, in milliseconds
 */
export function onEnd(work: (reason: string) => Promise<void>, patience = 1_000): void {
  const [parent, npm] = [process.ppid, starterOf(process.ppid)];
  let isEnding = false;
  const end = (reason: string) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), patience);
    work(reason).then(
      () => process.exit(0),
      (error) => {
        console.error(printed(error));
        process.exit(2);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  const isLeft = () => process.ppid !== parent || starterOf(parent) !== npm;
  if (process.env.npm_lifecycle_event)
    setInterval(() => isLeft() && end('The npm that started it has ended'), interval).unref();
}

/** The parent of a process. npm starts a shell, which may outlive it. Undefined if the system does not say. */
function starterOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
}
