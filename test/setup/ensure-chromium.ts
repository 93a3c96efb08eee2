import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

/**
 * Sees to it that there is a browser for the tests: installs Debian's where this process may, else Playwright's.
 * @throws Error when there is none after that
 */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('No Chromium found; installing one for the browser tests.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  } else {
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  }
  if (!findChromium()) {
    throw new Error('There is no Chromium. Install one, or say where it is by CHROMIUM_PATH.');
  }
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
