import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../api/security-headers.ts';
import { type Bundle, loadBundle } from '../../cli/bundle/bundle.ts';
import type { RenderPage } from '../../cli/bundle/render-page.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { launchChromium } from '../support/chromium.ts';
import { hydrated } from '../support/hydrated.ts';
import { type Example, examples } from './examples.ts';

const site = 'http://localhost';
const layout = { before: [], after: [], fallbacks: [], pageLists: 1 };
const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

let bundle: Bundle;
let renderPage: RenderPage;
let browser: Browser;

beforeAll(async () => {
  bundle = await loadBundle();
  ({ renderPage } = (await import(pathToFileURL(bundle.serverEntry).href)) as { renderPage: RenderPage });
  browser = await launchChromium();
});
afterAll(() => browser?.close());

/** The example as the only block of a page, served with the headers of every page; with what the browser complains of. */
async function open({ block }: Example, context: BrowserContext): Promise<{ page: Page; complaints: string[] }> {
  const head = { title: 'Example', description: '', keywords: '', canonical: '', language: 'en', meta: [], jsonLd: [] };
  const model: PageModel = { route: '/', head, blocks: [block] };
  const { styles, script, modules } = bundle;
  const data = { pageData: '/data/index.json', layoutData: '/assets/layout.json', build: 'example' };
  const html = renderPage(model, layout, { styles, script, modules, fonts: [], ...data }, () => styles);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const ending = pathname.split('.').at(-1) as keyof typeof types;
    if (pathname === '/')
      return route.fulfill({ headers: { ...securityHeaders, 'content-type': 'text/html' }, body: html });
    if (pathname === data.pageData) return route.fulfill({ json: model });
    if (pathname === data.layoutData) return route.fulfill({ json: layout });
    if (!pathname.startsWith('/assets/')) return route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' });
    return route.fulfill({ contentType: types[ending], path: bundle.files.get(pathname.slice(1))?.path ?? '' });
  });
  await page.goto(site);
  return { page, complaints };
}

/**
 * Texts that are in the page and can nowhere be seen, or are seen and not heard. What works by script alone is no loss without it, nor is
 * what stands on paper only; what nobody is to see or hear is drawn one pixel wide.
 */
function lostTexts(): string[] {
  const seen = new Set<string>();
  const unseen: string[] = [];
  const unheard: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest('script, style, noscript, svg, option, [data-scripted], [data-printed]'))
      continue;
    const silent = element.closest('[aria-hidden="true"]');
    if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) unseen.push(text);
    else if (silent && silent.getBoundingClientRect().width > 1) unheard.push(text);
    else seen.add(text);
  }
  return [...unseen, ...unheard].filter((text) => !seen.has(text));
}

/** What can be used and is neither a link nor part of a component of React Aria. */
function ownWidgets(): string[] {
  const used =
    'button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=button], [contenteditable]';
  return [...document.querySelectorAll(used)]
    .filter((element) => element.closest('[data-rac]') === null && !element.matches('a[href]'))
    .map((element) => element.outerHTML.slice(0, 120));
}

describe('every example of every block, under the policy of the site', () => {
  it.each(examples)('$type example $index is whole without JavaScript', async (example) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const { page, complaints } = await open(example, context);
    const lostOnDesk = await page.evaluate(lostTexts);
    await page.setViewportSize({ width: 390, height: 844 });
    const lostOnPhone = await page.evaluate(lostTexts);
    expect(lostOnDesk.filter((text) => lostOnPhone.includes(text))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(examples)('$type example $index is taken over, accessible, and made of known components', async (example) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const { page, complaints } = await open(example, context);
    await hydrated(page);
    expect(await page.evaluate(ownWidgets)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.evaluate(axe.source);
    const problems = await page.evaluate(async () => {
      // An example is no whole page: it may begin with any heading and stand outside of landmarks.
      const rules = Object.fromEntries(
        ['region', 'page-has-heading-one', 'heading-order'].map((rule) => [rule, { enabled: false }]),
      );
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(problems).toEqual([]);
    await context.close();
  });
});
