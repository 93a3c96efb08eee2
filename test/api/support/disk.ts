import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small separate disk. */
export interface Disk extends Disposable {
  path: string;
  /** Uses up all free space; `empty` gives it back. */
  fill(): void;
  empty(): void;
  setReadOnly(isReadOnly: boolean): void;
}

/** Whether a test can mount a disk here. Root on Linux can; in a container it may not work. */
export const canMount = (() => {
  const folder = '/tmp/cartwright-mount-trial';
  mkdirSync(folder, { recursive: true });
  const isMounted = run('mount', '-t', 'tmpfs', 'none', folder);
  if (isMounted) run('umount', folder);
  rmSync(folder, { recursive: true, force: true });
  return isMounted;
})();

/** Mounts a disk of a few megabytes in a new folder at `path`; `using` unmounts it. */
export function smallDisk(path: string): Disk {
  mkdirSync(path);
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=3m', 'none', path))
    throw new Error(`No disk could be mounted at ${path}.`);
  const filling = join(path, 'filling');
  return {
    path,
    fill() {
      const file = openSync(filling, 'a');
      for (const size of [65_536, 4096, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
    },
    empty: () => rmSync(filling),
    setReadOnly(isReadOnly) {
      if (!run('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, path)) throw new Error(`${path} is in use.`);
    },
    [Symbol.dispose]: () => void run('umount', '--lazy', path),
  };
}

function run(program: string, ...args: string[]): boolean {
  return spawnSync(program, args).status === 0;
}
