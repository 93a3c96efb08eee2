import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that tests need besides Node and a browser: a call that only succeeds if they work, and their Debian packages. */
const programs = {
  nginx: { call: ['nginx', '-v'], package: 'nginx' },
  openssl: { call: ['openssl', 'version'], package: 'openssl' },
  unshare: { call: ['unshare', '--map-root-user', '--mount', 'true'], package: 'util-linux' },
  strace: { call: ['strace', '-o', '/dev/null', 'true'], package: 'strace' },
};

/** Whether a program is installed and allowed. A container may forbid what strace and unshare do. */
export function hasProgram(name: keyof typeof programs): boolean {
  const [command = '', ...flags] = programs[name].call;
  return spawnSync(command, flags, { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).status === 0;
}

/** Installs missing programs if it may. Tests that need one that is still missing are skipped and counted as skipped. */
export function ensurePrograms(): void {
  const names = Object.keys(programs) as (keyof typeof programs)[];
  const missing = names.filter((name) => !hasProgram(name)).map((name) => programs[name].package);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.join(' and ')} for the tests.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const flags of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    spawnSync('apt-get', flags, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}
