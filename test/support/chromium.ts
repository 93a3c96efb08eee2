import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../setup/find-chromium.ts';

/** Setting of a visitor who has the text twice as large as usual. */
export const largeText = '--blink-settings=defaultFontSize=32';

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
      ...settings,
    ],
  });
}
