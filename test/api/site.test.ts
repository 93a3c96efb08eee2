import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningApp, listen } from './support/app.ts';
import { sendRaw } from './support/raw.ts';
import { makeSite, type TestSite } from './support/site.ts';

let site: TestSite;
let app: ListeningApp;

beforeAll(async () => {
  site = makeSite();
  app = await listen({ site: site.folder });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  site.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } });

describe('pages', () => {
  test.each([
    ['/', 'index'],
    ['/inventory', 'inventory'],
    ['/policies/return-policy', 'policies/return-policy'],
    ['/vehicles/cart-1', 'vehicles/cart-1'],
  ])('%s is the page %s', async (path, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain(`<h1>${title}, first</h1>`);
  });

  test.each([
    ['/inventory/', '/inventory'],
    ['/inventory///', '/inventory'],
    ['/inventory.html', '/inventory'],
    ['/inventory/?a=1&b=//x', '/inventory?a=1&b=//x'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/policies/return-policy.html?x', '/policies/return-policy?x'],
    ['/vehicle/cart-2/', '/vehicle/cart-2'],
  ])('%s leads to %s for good', async (path, target) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(target);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '//evil.example/inventory/',
  ])('%s leads nowhere', async (path) => {
    const { status, text } = await sendRaw(app.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(status).toBe(404);
    expect(text).not.toMatch(/^location:/im);
  });

  test.each([
    ['/vehicle/cart-2', 200, 'vehicle-detail'],
    ['/vehicles/cart-2', 200, 'vehicle-detail'],
    ['/vehicle/none', 404, 'vehicle-detail'],
    ['/nowhere', 404, 'municipality-not-found'],
    ['/nowhere/', 404, 'municipality-not-found'],
    ['/not-found', 404, 'municipality-not-found'],
    ['/vehicle-detail.html', 404, 'municipality-not-found'],
    ['/a/b', 404, 'not-found'],
    ['/%zz', 404, 'not-found'],
    ['/%2e%2e/secret', 404, 'not-found'],
    ['/inventory.html.gz', 404, 'municipality-not-found'],
  ])('%s, which is no page, is answered with %i and the page %s', async (path, status, title) => {
    const { status: answered, text } = await sendRaw(
      app.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answered).toBe(status);
    expect(text).toContain(`<h1>${title}, first</h1>`);
  });

  test('another method is refused with the ones that are allowed', async () => {
    const answer = await fetch(`${app.url}/inventory`, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.json()).toEqual({ error: 'Method not allowed' });
  });

  test('HEAD has the headers of GET and no body', async () => {
    const answer = await fetch(`${app.url}/inventory`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('');
  });
});

describe('files', () => {
  test.each([
    ['/assets/entry-a1.js', 'text/javascript; charset=utf-8'],
    ['/images/cart-1-a1-480.webp', 'image/webp'],
    ['/cards/index-a1.png', 'image/png'],
  ])('%s, with a hash in its name, is kept for good', async (path, type) => {
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe(type);
  });

  test.each(['/sitemap.xml', '/robots.txt', '/favicon.svg', '/data/inventory.json'])(
    '%s is asked for again',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['/assets/none.js', '/images/none.webp', '/data/none.json'])('%s is plainly not found', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
  });

  test('a client that has the file already is told so, in each form of it', async () => {
    const etags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await get('/inventory', { 'accept-encoding': encoding });
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      etags.add(etag);
      const second = await get('/inventory', { 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` });
      expect(second.status).toBe(304);
      expect(second.headers.get('etag')).toBe(etag);
      expect(await second.text()).toBe('');
    }
    expect(etags.size).toBe(3);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['br;q=0, gzip;q=0.0, *', null],
  ])('a client that takes "%s" receives %s', async (accepted, encoding) => {
    const { text } = await sendRaw(
      app.port,
      `GET /inventory HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
    );
    const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
    expect(/^content-encoding: (.*)$/im.exec(head)?.[1]?.trim() ?? null).toBe(encoding);
    expect(head).toMatch(/^vary: accept-encoding/im);
    const bytes = Buffer.from(body, 'latin1');
    const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toContain('<h1>inventory, first</h1>');
  });
});

describe('a build that replaces the site while it is served', () => {
  test('no request fails or sees a mixture, and the new pages show at once', async () => {
    const current = makeSite({ mark: 'one' });
    const next = makeSite({ mark: 'two' });
    await using served = await listen({ site: current.folder });
    const aside = join(dirname(current.folder), 'aside');
    const paths = [
      '/',
      '/inventory',
      '/vehicle/cart-2',
      '/policies/return-policy',
      '/api/vehicles',
      '/assets/entry-a1.js',
    ];
    let isOver = false;
    const failures: string[] = [];
    const visit = async (path: string) => {
      while (!isOver) {
        const answer = await fetch(served.url + path);
        const text = await answer.text();
        if (answer.status !== 200) failures.push(`${path} ${answer.status} ${text.slice(0, 80)}`);
      }
    };
    const visitors = paths.map(visit);
    for (let swap = 0; swap < 50; swap++) {
      renameSync(current.folder, aside);
      await new Promise((resolve) => setTimeout(resolve, swap % 5));
      renameSync(next.folder, current.folder);
      renameSync(aside, next.folder);
      const mark = swap % 2 === 0 ? 'two' : 'one';
      expect(await (await fetch(`${served.url}/inventory`)).text()).toContain(`inventory, ${mark}`);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    current.remove();
    next.remove();
  });

  test('a file that is written again in place is sent anew', async () => {
    const own = makeSite();
    await using served = await listen({ site: own.folder });
    const before = await fetch(`${served.url}/robots.txt`);
    expect(await before.text()).toBe('User-agent: *');
    for (const ending of ['.br', '.gz']) rmSync(join(own.folder, `robots.txt${ending}`));
    writeFileSync(join(own.folder, 'robots.txt'), 'User-agent: none');
    const after = await fetch(`${served.url}/robots.txt`);
    expect(await after.text()).toBe('User-agent: none');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    own.remove();
  });
});
