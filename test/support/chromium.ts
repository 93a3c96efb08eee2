import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { oncePerText } from '../../cli/memory/once-per.ts';
import { findChromium } from '../setup/find-chromium.ts';

/** Setting of a visitor who has the text twice as large as usual. */
export const largeText = '--blink-settings=defaultFontSize=32';

/**
 * What Chromium is to leave out. The last such list counts, so Playwright's stands in it as far as it says something of these tests; the two
 * lists of suggestions below the address bar are pages of their own in each window, and take longer to load than most of ours.
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
 * The browser that the tests visit the site with, quiet towards the rest of the network.
 * @param settings further arguments, such as `largeText`
 */
export function launchChromium(...settings: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${leftOut.join()}`,
      ...settings,
    ],
  });
}

/** A browser for all files that a process runs, by what it is set to; it ends with the process. Tests close what they open in it. */
export const browserOnce = oncePerText((setting) => launchChromium(...(setting === '' ? [] : [setting])));

/** Opens a context as wide as a desktop, unless the options say otherwise. It waits as long as a busy machine may take. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(90_000);
  return context;
}
