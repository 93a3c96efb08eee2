import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The minified axe script, which a browser parses in half the time. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The problems that axe finds, each with the elements that have it. The page must have been opened without its security policy. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axeScript });
  return page.evaluate(async () => {
    const run = (selectors: boolean) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // No active rule needs style sheets, and axe would load them all.
        preload: { assets: ['media'] },
        selectors,
      });
    // Axe builds selectors even for elements without problems. So build them only if there is a problem.
    if ((await run(false)).violations.length === 0) return [];
    const { violations } = await run(true);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
