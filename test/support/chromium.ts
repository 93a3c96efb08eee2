import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../setup/find-chromium.ts';

/** The browser that the tests visit the site with, quiet towards the rest of the network. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
