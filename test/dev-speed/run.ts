import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../support/chromium.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import { startDev } from '../support/dev-process.ts';

/*
 * How long an author waits between saving a file and seeing it in Chromium: for a text, a mistake, and its fix. Prints medians of 20 in
 * milliseconds, next to the time of a fixed calculation, because a busy machine slows everything down. Uses the dealer's own site, or a
 * site in the given folder. It edits pages/about.yaml there and restores it.
 */
const times = 20;
const given = process.argv[2];
const root = given ?? mkdtempSync(join(tmpdir(), 'cartwright-speed-'));
if (!given) copyDealerSite(root);
const file = join(root, 'pages/about.yaml');
const before = readFileSync(file, 'utf8');
const heading = /heading: .*/.exec(before)?.[0] ?? '';
const results: Record<string, number[]> = { save: [], mistake: [], mended: [], 'sum of 20 million': [] };
const dev = await startDev(root);
const browser = await launchChromium();

function sumUp(): number {
  const start = performance.now();
  let sum = 0;
  for (let number = 0; number < 20_000_000; number++) sum = (sum + number) % 1_000_003;
  return sum >= 0 ? performance.now() - start : 0;
}

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${dev.url}/about`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.mouse.wheel(0, 300);
  const measure = async (name: string, text: string, isSeen: string) => {
    const seen = page.evaluate(`new Promise((resolve) => {
      const look = () => (${isSeen}) ? resolve(Date.now()) : requestAnimationFrame(look);
      look();
    })`) as Promise<number>;
    const start = Date.now();
    writeFileSync(file, text);
    results[name]?.push((await seen) - start);
  };
  const overlay = `document.querySelector('cartwright-overlay')?.shadowRoot?.querySelector('[data-finding]')`;
  for (let round = 0; round < times; round++) {
    const words = `Round ${'abcdefghijklmnopqrst'[round]}`;
    const good = before.replace(heading, `heading: ${words}`);
    await measure('save', good, `document.body.innerText.includes('${words}')`);
    await measure('mistake', good.replace('type: hero', 'type: heroo'), `Boolean(${overlay})`);
    await measure('mended', good, `!${overlay}`);
    results['sum of 20 million']?.push(sumUp());
  }
} finally {
  for (const [name, all] of Object.entries(results)) {
    const sorted = all.map(Math.round).toSorted((a, b) => a - b);
    const [least, median, most] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
    console.log(`${name}: median ${median} ms, least ${least}, most ${most}, of ${sorted.length}`);
  }
  writeFileSync(file, before);
  await browser.close();
  await dev.stop();
  if (!given) rmSync(root, { recursive: true, force: true });
}
