import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findChromium } from '../setup/find-chromium.ts';
import { repository } from '../support/fixture-site.ts';
import { runCli } from '../support/run-cli.ts';

/** The dealer's site, built and served by the real commands, and a browser to visit it with. */
export interface Visit {
  /** Address of the served site, without slash at the end. */
  url: string;
  /** A new page in a context of its own; problems in its console fail the test that asks for them. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Builds and serves the site once for the tests of a file, and closes everything after them.
 * @param env further environment of the server
 */
export function visitSite(env: Record<string, string> = {}): Visit {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-visit-'));
  const out = join(folder, 'dist');
  let server: ReturnType<typeof spawn>;
  let browser: Browser;
  const visit: Visit = {
    url: '',
    async open(path, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context.newPage();
      await page.goto(visit.url + path);
      return page;
    },
  };

  beforeAll(async () => {
    const built = await runCli(repository, 'build', '--out', out, '--base-url', 'https://www.raritancarts.example');
    if (built.code !== 0) throw new Error(built.stdout + built.stderr);
    server = spawn(process.execPath, [join(repository, 'cli/main.ts'), 'serve', '--out', out, '--port', '0'], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', RATE_LIMIT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    visit.url = await addressOf(server);
    browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });

  afterAll(async () => {
    await browser?.close();
    if (server?.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });
  return visit;
}

/** Waits until React has taken the page over; touches it first, which is what starts that. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

async function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  let output = '';
  for await (const chunk of server.stdout ?? []) {
    output += chunk;
    const address = /Serving .* at (http:\S+)/.exec(output)?.[1];
    if (address) {
      server.stdout?.resume();
      return address;
    }
  }
  throw new Error(`The server said no address: ${output}`);
}
