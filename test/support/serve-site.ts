import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitDay } from './commit-day.ts';
import { repository } from './copy-dealer-site.ts';
import { runCli } from './run-cli.ts';

/** The dealer's site, built into its own folder and served with the real commands. */
export interface ServedSite {
  /** Address of the served site, without a trailing slash. */
  url: string;
  /** Stops the server and deletes the folder. */
  close(): Promise<void>;
}

/** Environment variable with the folder of the dealer's site, if it has been built for all processes of a run. */
const builtBefore = 'DEALER_SITE_BUILT';

/**
 * Builds the dealer's own site once for all child processes. Otherwise each would build it, and the first ones would build at the same
 * time, including the renderer and the cards if those are not cached.
 * @returns a function that deletes it
 * @throws Error with the findings when the build fails
 */
export async function buildForAll(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-dealer-'));
  await build(repository, join(folder, 'dist'));
  process.env[builtBefore] = join(folder, 'dist');
  return () => rmSync(folder, { recursive: true, force: true });
}

async function build(root: string, out: string): Promise<void> {
  const baseUrl = 'https://www.raritancarts.example';
  const { code, stdout, stderr } = await runCli(root, 'build', '--out', out, '--base-url', baseUrl, '--on', commitDay);
  if (code !== 0) throw new Error(stdout + stderr);
}

/**
 * Serves the site on a free port. Builds it first if needed.
 * @param root source folder of the site; by default, the dealer's own
 * @throws Error with the findings when the build fails
 */
export async function serveSite(root = repository): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-visit-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const before = root === repository ? process.env[builtBefore] : undefined;
  const out = before ?? join(folder, 'dist');
  if (!before) {
    await build(root, out).catch((error) => {
      clear();
      throw error;
    });
  }
  const server = spawn(process.execPath, [join(repository, 'cli/run.js'), 'serve', '--out', out, '--port', '0'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', RATE_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => {
    server.kill('SIGKILL');
    clear();
  };
  process.once('exit', end);
  // A test process ends by a signal, which would leave the server running.
  process.once('SIGTERM', end);
  return {
    url: await addressOf(server),
    async close() {
      process.off('exit', end).off('SIGTERM', end);
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      clear();
    },
  };
}

/** The address that the server prints. Keeps reading the output, because the server ends if nobody reads it. */
function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /Serving .* at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The server said no address: ${output}`)));
  });
}
