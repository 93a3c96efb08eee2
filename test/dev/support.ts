import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { browserOnce, openContext } from '../support/chromium.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import { type DevProcess, startDev } from '../support/dev-process.ts';

/** A copy of the dealer's site on the real development server, and a browser to look at it. */
export interface Editing {
  root: string;
  dev: DevProcess;
  /** Opens a new page in its own context, hydrated unless scripts are off. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Starts everything once for the tests of a file and stops it after them.
 * @param env more environment variables for the server
 */
export function editSite(env: Record<string, string> = {}): Editing {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const editing = { root: '' } as Editing;
  beforeAll(async () => {
    editing.root = mkdtempSync(join(tmpdir(), 'cartwright-dev-'));
    copyDealerSite(editing.root);
    editing.dev = await startDev(editing.root, env);
    browser = await browserOnce('');
  });
  // An open page would follow the edits of later tests.
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
  afterAll(async () => {
    expect(await editing.dev?.stop()).toBe(0);
    rmSync(editing.root, { recursive: true, force: true });
  });
  editing.open = async (path, options = {}) => {
    const context = await openContext(browser, options);
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(editing.dev.url + path);
    if (options.javaScriptEnabled !== false && !path.startsWith('/_'))
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    return page;
  };
  return editing;
}
