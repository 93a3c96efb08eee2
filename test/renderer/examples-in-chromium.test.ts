import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../api/security-headers.ts';
import { type Bundle, loadBundle, type RenderPage } from '../../cli/bundle/bundle.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { axeScript } from '../support/axe.ts';
import { browserOnce } from '../support/chromium.ts';
import { customWidgets } from '../support/custom-widgets.ts';
import { hydrated } from '../support/hydrated.ts';
import { type Example, examples } from './examples.ts';

const layout = { before: [], after: [], fallbacks: [], pageLists: 1 };
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

let bundle: Bundle;
let renderPage: RenderPage;
let server: Server;
let site = '';
/** Two visitors, each in one tab, go through all examples, so that each loads the renderer once. */
let quiet: Page;
let usual: Page;
const complaints: string[] = [];

beforeAll(async () => {
  bundle = await loadBundle();
  ({ renderPage } = (await import(pathToFileURL(bundle.serverEntry).href)) as { renderPage: RenderPage });
  const browser = await browserOnce('');
  quiet = await browser.newPage({ javaScriptEnabled: false });
  usual = await browser.newPage({ reducedMotion: 'reduce' });
  for (const page of [quiet, usual]) {
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
  }
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await Promise.all([quiet, usual].map((page) => page?.context().close()));
  server?.close();
});

const dataOf = (at: number) => `/data/${at}.json`;

/** A page with only the example of this number. */
function modelOf(at: number): PageModel {
  const head = { title: 'Example', description: '', keywords: '', canonical: '', language: 'en', meta: [], jsonLd: [] };
  return { route: `/${at}`, head, blocks: examples.slice(at, at + 1).map(({ block }) => block) };
}

/** Serves each example at its number, with the headers of every page, and the files that the renderer loads. */
function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const send = (type: string, body: string | Buffer, headers = {}) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  const number = Number(/^\/(?:data\/)?(\d+)(?:\.json)?$/.exec(url)?.[1] ?? Number.NaN);
  const asset = bundle.files.get(url.slice(1));
  const forGood = { 'cache-control': 'max-age=31536000, immutable' };
  if (url === '/axe.js') send('text/javascript', axeScript, forGood);
  else if (url === '/assets/layout.json') send('application/json', JSON.stringify(layout));
  else if (url === dataOf(number)) send('application/json', JSON.stringify(modelOf(number)));
  else if (!Number.isNaN(number)) send('text/html', htmlOf(number), securityHeaders);
  else if (asset) {
    const ending = url.split('.').at(-1) ?? '';
    send(types[ending] ?? '', readFileSync(asset.path), forGood);
  } else send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

function htmlOf(at: number): string {
  const { styles, script, modules } = bundle;
  const data = { pageData: dataOf(at), layoutData: '/assets/layout.json', build: 'example' };
  return renderPage(modelOf(at), layout, { styles, script, modules, fonts: [], ...data }, () => styles);
}

async function open(example: Example, page: Page): Promise<void> {
  complaints.length = 0;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${site}/${examples.indexOf(example)}`);
}

/**
 * Texts of the page that are nowhere visible, or that are visible but hidden from screen readers. Ignores what needs scripts and what is
 * only for print. Text that is hidden on purpose is one pixel wide.
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

describe('every example of every block, under the policy of the site', () => {
  it.each(examples)('$type example $index is whole without JavaScript', async (example) => {
    await open(example, quiet);
    const lostOnDesk = await quiet.evaluate(lostTexts);
    await quiet.setViewportSize({ width: 390, height: 844 });
    const lostOnPhone = await quiet.evaluate(lostTexts);
    expect(lostOnDesk.filter((text) => lostOnPhone.includes(text))).toEqual([]);
    await quiet.setViewportSize({ width: 320, height: 844 });
    expect(await quiet.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(complaints).toEqual([]);
  });

  it.each(examples)('$type example $index is taken over, accessible, and made of known components', async (example) => {
    await open(example, usual);
    await hydrated(usual);
    expect(await usual.evaluate(customWidgets)).toEqual([]);
    expect(complaints).toEqual([]);
    await usual.addScriptTag({ url: '/axe.js' });
    const problems = await usual.evaluate(async () => {
      // An example is not a whole page: it can start with any heading and be outside landmarks.
      const rules = Object.fromEntries(
        ['region', 'page-has-heading-one', 'heading-order'].map((rule) => [rule, { enabled: false }]),
      );
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        rules,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    });
    expect(problems).toEqual([]);
  });
});
