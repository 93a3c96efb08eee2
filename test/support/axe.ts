import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The checks of axe as a script for a page, in their small form, which a browser reads in half the time. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page as it is, each rule with the elements that break it. The page must have been opened without its policy. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axeScript });
  return page.evaluate(async () => {
    const run = (selectors: boolean) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // No rule that is on looks into style sheets, which axe would read all of.
        preload: { assets: ['media'] },
        selectors,
      });
    // How to find an element is worked out for those that are right as well; only what is wrong needs it.
    if ((await run(false)).violations.length === 0) return [];
    const { violations } = await run(true);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
