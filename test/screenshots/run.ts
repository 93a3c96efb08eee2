import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ensureChromium } from '../setup/ensure-chromium.ts';
import { largeText, launchChromium } from '../support/chromium.ts';
import { repository } from '../support/fixture-site.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { serveSite } from '../support/serve-site.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { type State, states } from './states.ts';

const folder = join(repository, 'screenshots');
const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;
/** How many screenshots to take at the same time. */
const hands = 2;

type Browsers = Record<'usual' | 'largeText', Browser>;

interface Job extends Shot {
  state: State;
}

/** Takes a screenshot of each kind of page and each state, or of those whose names contain the arguments. */
async function main(): Promise<void> {
  ensureChromium();
  const jobs = allJobs().filter(({ name }) => wanted(name));
  if (jobs.length === 0) throw new Error(`No page or state has a name with ${process.argv.slice(2).join(' or ')}.`);
  console.log('Building and serving the site.');
  const site = await serveSite();
  const browsers: Browsers = { usual: await launchChromium(), largeText: await launchChromium(largeText) };
  const failed: Job[] = [];
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await takeAll(browsers, site.url, jobs, (job, error) => {
      failed.push(job);
      console.error(`\n${job.file}: ${error.message}`);
    });
  } finally {
    await Promise.all(Object.values(browsers).map((browser) => browser.close()));
    await site.close();
  }
  const taken = jobs.filter((job) => !failed.includes(job));
  writeFileSync(join(folder, 'index.html'), contactSheet(taken));
  console.log(`${taken.length} screenshots, ${failed.length} failed; look at screenshots/index.html.`);
  if (failed.length > 0) process.exitCode = 1;
}

function wanted(name: string): boolean {
  const parts = process.argv.slice(2);
  return parts.length === 0 || parts.some((part) => name.includes(part));
}

function allJobs(): Job[] {
  const pages = Object.entries(pageKinds).map(([name, path]): [string, State] => [name, { path, widths }]);
  return [...pages, ...Object.entries(states)].flatMap(([name, state]) =>
    state.widths.flatMap((width) =>
      schemes
        .filter((scheme) => scheme === 'light' || !name.startsWith('print'))
        .map((scheme) => ({ name, path: state.path, width, scheme, file: `${name}-${width}-${scheme}.png`, state })),
    ),
  );
}

async function takeAll(
  browsers: Browsers,
  url: string,
  jobs: readonly Job[],
  onFailure: (job: Job, error: Error) => void,
): Promise<void> {
  const waiting = [...jobs];
  let done = 0;
  async function work(): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const taking = job;
      await take(browsers[taking.state.largeText ? 'largeText' : 'usual'], url, taking).catch((error: Error) =>
        onFailure(taking, error),
      );
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${jobs.length}  `);
      else if (done % 25 === 0) console.log(`${done} of ${jobs.length}`);
    }
  }
  await Promise.all(Array.from({ length: hands }, work));
  if (process.stdout.isTTY) process.stdout.write('\r');
}

async function take(browser: Browser, url: string, { state, width, scheme, file }: Job): Promise<void> {
  const height = width < 500 ? 844 : width < 1000 ? 1024 : 900;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
    ...state.options,
  });
  try {
    const page = await context.newPage();
    await state.prepare?.(page);
    await page.goto(url + state.path);
    if (state.act) await state.act(page);
    else if (state.options?.javaScriptEnabled !== false) await use(page);
    await page.screenshot({
      path: join(folder, file),
      fullPage: state.windowOnly !== true,
      animations: 'disabled',
    });
  } finally {
    await context.close();
  }
}

/** Shows what a page only shows in use: whether the dealer is open, and the vehicle from the API. */
async function use(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForLoadState('networkidle');
}

await main();
