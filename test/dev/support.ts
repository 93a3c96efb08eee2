import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { browserOnce, openContext } from '../support/chromium.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import { type DevProcess, startDev } from '../support/dev-process.ts';

/** A copy of the dealer's site, served by the real development server, and a browser to see it in. */
export interface Editing {
  root: string;
  dev: DevProcess;
  /** A new page in a context of its own, taken over by React unless scripts are off. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Starts all of it once for the tests of a file, and ends it after them.
 * @param env further environment of the server
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
  // A page that stays open would follow the edits of the tests to come.
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
