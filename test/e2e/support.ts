import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { oncePerText } from '../../cli/memory/once-per.ts';
import { browserOnce, openContext } from '../support/chromium.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

export { heldBack, prepared } from '../support/held-back.ts';
export { hydrated } from '../support/hydrated.ts';
export { laidOut } from '../support/laid-out.ts';
export { settled } from '../support/settled.ts';
export { stopClock } from '../support/stop-clock.ts';

/** The dealer's site, built and served with the real commands, and a browser. */
export interface Visit {
  /** Address of the served site, without a trailing slash. */
  url: string;
  /** Opens a new page in its own context. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Opens an empty page for all tests of the file. A new window for each takes longer than most pages. */
  openForAll(options?: BrowserContextOptions): Promise<Page>;
}

/** Built and served once for all test files in a process. When the process ends, the server ends. */
const serveOnce = oncePerText(() => serveSite());

/**
 * The site for the tests of a file. The site and the browser are shared with other files.
 * @param setting for the browser, such as `largeText`
 * @param write writes a different site, only for this file, and returns its folder
 */
export function visitSite({ setting = '', write }: { setting?: string; write?: () => Promise<string> } = {}): Visit {
  let ours: ServedSite | undefined;
  let browser: Browser;
  const contexts = new Set<BrowserContext>();
  const lasting = new Set<BrowserContext>();
  const visit: Visit = {
    url: '',
    async open(path, options = {}) {
      const context = await openContext(browser, options);
      contexts.add(context);
      context.on('close', () => contexts.delete(context));
      const page = await context.newPage();
      await page.goto(visit.url + path);
      return page;
    },
    async openForAll(options = {}) {
      const context = await openContext(browser, options);
      lasting.add(context);
      return context.newPage();
    },
  };
  const closeAll = (open: Iterable<BrowserContext>) => Promise.all([...open].map((context) => context.close()));

  beforeAll(async () => {
    ours = write && (await serveSite(await write()));
    const [server, shared] = await Promise.all([ours ?? serveOnce('site'), browserOnce(setting)]);
    visit.url = server.url;
    browser = shared;
  });
  afterEach(() => closeAll(contexts));
  afterAll(async () => {
    await closeAll([...contexts, ...lasting]);
    await ours?.close();
  });
  return visit;
}
