import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../support/fixture-site.ts';

/** A system call of a build, and its number among the calls with that name on its thread. */
export interface Call {
  name: string;
  count: number;
}

/** The calls that change the disk. */
const calls = [
  'mkdir',
  'link',
  'write',
  'pwrite64',
  'copy_file_range',
  'ftruncate',
  'fsync',
  'symlink',
  'rename',
  'unlink',
  'rmdir',
];

/** All builds are of one day: a test may run past midnight, and the day of a change is in the sitemap. */
export const sameDay = ['--on', '2026-06-01'];

/** With this flag, only the traced calls stop the build, which is much faster. But strace cannot send signals then. */
const followedOnly = '--seccomp-bpf';

/** Builds the site in `root` and lists the system calls of the build that concern that folder. */
export async function watchBuild(root: string, flags: string[] = []): Promise<Call[]> {
  const log = join(root, 'strace.log');
  await build(root, [followedOnly, '-o', log, '-y', '-e', `trace=${calls.join()}`], flags);
  const counts = new Map<string, number>();
  const made: Call[] = [];
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [, thread, name = ''] = /^(\d+) +(\w+)\(/.exec(line) ?? [];
    if (!thread) continue;
    const count = (counts.get(thread + name) ?? 0) + 1;
    counts.set(thread + name, count);
    if (line.includes(root)) made.push({ name, count });
  }
  rmSync(log);
  return made;
}

/**
 * Builds the site in `root`, and kills the build or lets it fail at a call.
 * @param harm what strace does at the call
 * @returns whether the build got to that call
 */
export async function harmBuild(
  root: string,
  { name, count }: Call,
  flags: string[] = [],
  harm: 'signal=SIGKILL' | 'error=EIO' = 'signal=SIGKILL',
): Promise<boolean> {
  const trace = ['-o', '/dev/null', '-e', `trace=${name}`, '-e', `inject=${name}:${harm}:when=${count}`];
  if (harm === 'error=EIO') trace.unshift(followedOnly);
  return (await build(root, trace, flags)) !== 0;
}

/** Uses a single file thread, so that the calls come in the same order each time. */
async function build(root: string, trace: string[], flags: string[]): Promise<number | null> {
  const command = [process.execPath, join(repository, 'cli/run.js'), 'build', ...sameDay, ...flags];
  const child = spawn('strace', ['-f', ...trace, ...command], {
    cwd: root,
    env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
