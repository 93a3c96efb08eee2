import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

export { hydrated } from '../support/hydrated.ts';

/** For `expect.poll`: as long as a page may take on a busy machine. */
export const unhurried = { timeout: 10_000 };

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
 * @param write writes a site in place of the dealer's, and gives its folder
 */
export function visitSite(env: Record<string, string> = {}, write?: () => Promise<string>): Visit {
  let server: ServedSite;
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
    server = await serveSite(env, await write?.());
    visit.url = server.url;
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return visit;
}
