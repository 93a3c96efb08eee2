import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { oncePerText } from '../../cli/memory/once-per.ts';
import { findChromium } from '../setup/find-chromium.ts';

/** For a visitor whose text is twice the normal size. */
export const largeText = '--blink-settings=defaultFontSize=32';

/**
 * Features to disable in Chromium. Only the last such list counts, so this includes the part of Playwright's list that matters
 * here. The two suggestion lists of the address bar are pages in each window, and take longer to load than most of ours.
 */
const leftOut = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * The browser for the tests, kept off the rest of the network.
 * @param settings more arguments, such as `largeText`
 */
export function launchChromium(...settings: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // One renderer process for all pages of a context: starting one takes longer than most pages do.
      '--renderer-process-limit=1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${leftOut.join()}`,
      ...settings,
    ],
  });
}

/** One browser per setting for all test files in a process. It ends with the process. Tests close what they open. */
export const browserOnce = oncePerText((setting) => launchChromium(...(setting === '' ? [] : [setting])));

/** Opens a context, as wide as a desktop by default. Its timeouts allow for a busy machine. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(90_000);
  return context;
}
