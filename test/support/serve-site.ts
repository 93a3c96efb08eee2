import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitDay } from './commit-day.ts';
import { repository } from './copy-dealer-site.ts';
import { runCli } from './run-cli.ts';

/** The dealer's site, built into a folder of its own and served by the real commands. */
export interface ServedSite {
  /** Address of the served site, without slash at the end. */
  url: string;
  /** Ends the server and takes its folder away. */
  close(): Promise<void>;
}

/** Names the folder that the dealer's own site has been built into for all processes of a run, where it has. */
const builtBefore = 'DEALER_SITE_BUILT';

/**
 * Builds the dealer's own site for all processes that this one starts. Each would build it otherwise, and the first of them at the same
 * time: the renderer and the cards as well, where there are none yet.
 * @returns takes it away
 * @throws Error with the findings when the build fails
 */
export async function buildForAll(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-own-'));
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
 * Serves the site at a free port, and builds it where that has not been done.
 * @param root where the site is written; the dealer's own unless given
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
  // The process of a test ends by a signal, which alone would leave the server behind.
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

/** The address that the server says. Its output is read to the end: a server that writes to nobody ends. */
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
