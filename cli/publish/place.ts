/** Where a site is published, and how it gets there. */
export interface Place {
  /** What visitors get: the site that was published last, if any. */
  path: string;
  /** A folder that does not exist yet, on the same disk, for the next site to be put together in. */
  stage: string;
  /** Takes away what builds that were killed have left half done. */
  clear(): Promise<void>;
  /** The folder of the site before the last, which nobody reads any more, where there is one that can become the stage. */
  spare(): Promise<string | undefined>;
  /** Puts the site that is in `stage` in its place, and takes away what nobody can be reading any more. */
  publish(): Promise<void>;
  /** Takes the site in `stage` away again, unless it is in its place already. */
  drop(): Promise<void>;
}

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
