import { type Browser, chromium } from 'playwright-core';
import { oncePerText } from '../../cli/memory/once-per.ts';
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

/** A browser for all files that a process runs, by what it is set to; it ends with the process. Tests close what they open in it. */
export const browserOnce = oncePerText((setting) => launchChromium(...(setting === '' ? [] : [setting])));
