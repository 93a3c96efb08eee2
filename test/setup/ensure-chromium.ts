import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, windowless } from './find-chromium.ts';

/**
 * Makes sure that there is a browser for the tests. Prefers the headless one if it may install that. If there is no browser,
 * installs Debian's if it may, or else Playwright's.
 * @throws Error if there is still none
 */
export function ensureChromium(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && !process.env.CHROMIUM_PATH && !existsSync(windowless)) install('chromium-headless-shell');
  if (findChromium()) return;
  if (mayInstall) install('chromium');
  else {
    console.log('No Chromium found; installing one for the browser tests.');
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  }
  if (!findChromium()) {
    throw new Error('There is no Chromium. Install one, or say where it is by CHROMIUM_PATH.');
  }
}

/** Installs a Debian package. Fails fast without a network. */
function install(name: string): void {
  console.log(`Installing ${name} for the browser tests.`);
  const briefly = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  run('apt-get', ['update', ...briefly]);
  run('apt-get', ['install', '-y', ...briefly, '--no-install-recommends', name, 'fonts-liberation']);
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
