/** A name for what a build of this process makes, such as `mib3k2x1-4711`. */
export function newId(): string {
  return `${Date.now().toString(36)}-${process.pid}`;
}

/** True when the build that made something by this name is over. In a container, every build may have the same process number. */
export function isDead(name: string): boolean {
  const pid = Number(name.split('-').at(-1));
  return pid === process.pid || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
