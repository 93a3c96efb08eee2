import { once } from 'node:events';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../api/log.ts';
import { type ListeningApp, listen } from './support/app.ts';
import { temporaryFolder } from './support/folder.ts';
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
    ['/Inventory', '/inventory'],
    ['/Policies/RETURN-policy.HTML?x', '/policies/return-policy?x'],
    ['/Vehicle/Cart-2', '/vehicle/cart-2'],
    ['/policies/r%C3%BCckgabe/', '/policies/r%C3%BCckgabe'],
  ])('%s leads to %s for good', async (path, target) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(target);
    // Otherwise browsers would keep it even when the page comes back.
    expect(answer.headers.get('cache-control')).toBe('no-cache');
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
    const [asked, got] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(`${app.url}/inventory`, { method })));
    const ofConnection = ['connection', 'date', 'keep-alive'];
    const headersOf = (answer?: Response) =>
      [...(answer?.headers ?? [])].filter(([name]) => !ofConnection.includes(name));
    expect(asked?.status).toBe(200);
    expect(headersOf(asked)).toContainEqual(['content-length', expect.stringMatching(/^[1-9]/)]);
    expect(headersOf(asked)).toEqual(headersOf(got));
    expect(await asked?.text()).toBe('');
  });
});

describe('files', () => {
  test.each([
    ['/assets/entry-a1.js', 'application/javascript; charset=utf-8'],
    ['/images/cart-1-a1-480.webp', 'image/webp'],
    ['/cards/index-a1.png', 'image/png'],
  ])('%s, with a hash in its name, is kept for good', async (path, type) => {
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe(type);
  });

  test.each([
    ['/sitemap.xml', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    // Cached, so that a hover over a link and the click on it make one request.
    ['/data/pages-0.json', 'public, max-age=60'],
  ])('%s is asked for again: %s', async (path, cache) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe(cache);
  });

  test.each(['/assets/none.js', '/images/none.webp', '/data/none.json', '/routes.json'])(
    '%s is plainly not found',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('Not found');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('a client that already has the file gets a 304, for each encoding', async () => {
    const etags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await get('/inventory', { 'accept-encoding': encoding });
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      etags.add(etag);
      const known = `Accept-Encoding: ${encoding}\r\nIf-None-Match: "other", ${etag}\r\nConnection: close\r\n`;
      const second = await sendRaw(app.port, `GET /inventory HTTP/1.1\r\nHost: x\r\n${known}\r\n`);
      expect(second.status).toBe(304);
      expect(second.text).toContain(`etag: ${etag}\r\n`);
      expect(second.text).toMatch(/\r\n\r\n$/);
    }
    expect(etags.size).toBe(3);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0', 'gzip'],
    ['*', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0.0', null],
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
  test('no request fails or mixes old and new, and the new pages show at once', async () => {
    // The second site has no second vehicle, and so another status at its address.
    const sites = [makeSite({ mark: 'one' }), makeSite({ mark: 'two', vehicles: 1 })] as const;
    using folder = temporaryFolder();
    const dist = join(folder.path, 'dist');
    const publish = ({ folder: target }: TestSite) => {
      symlinkSync(target, `${dist}.next`);
      renameSync(`${dist}.next`, dist);
    };
    publish(sites[0]);
    await using served = await listen({ site: dist });
    const answers = {
      '/': ['200 one', '200 two'],
      '/inventory': ['200 one', '200 two'],
      '/vehicle/cart-2': ['200 one', '404 two'],
      '/policies/return-policy': ['200 one', '200 two'],
      '/api/vehicles': ['200 3 vehicles', '200 1 vehicles'],
      '/assets/entry-a1.js': ['200 export {};'],
    };
    let isOver = false;
    const failures: string[] = [];
    const visit = async ([path, whole]: [path: string, whole: string[]]) => {
      while (!isOver) {
        const answer = await fetch(served.url + path);
        const text = await answer.text();
        const said = path.startsWith('/api/')
          ? `${JSON.parse(text).length} vehicles`
          : (/, (one|two)</.exec(text)?.[1] ?? text);
        if (!whole.includes(`${answer.status} ${said}`)) failures.push(`${path} ${answer.status} ${said.slice(0, 80)}`);
      }
    };
    const visitors = Object.entries(answers).map(visit);
    for (let swap = 0; swap < 100; swap++) {
      const mark = swap % 2 === 0 ? 'two' : 'one';
      publish(mark === 'two' ? sites[1] : sites[0]);
      expect(await (await fetch(`${served.url}/inventory`)).text()).toContain(`inventory, ${mark}`);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    for (const site of sites) site.remove();
  });

  test('a missing folder is waited for, then answered with 503 and when to retry, and never with 404', async () => {
    const moving = makeSite();
    const aside = `${moving.folder}.aside`;
    await using served = await listen({ site: moving.folder });
    renameSync(moving.folder, aside);
    const paths = ['/', '/nowhere', '/assets/entry-a1.js', '/api/vehicles', '/api/vehicles/cart-1'];
    const answers = await Promise.all(paths.map((path) => fetch(served.url + path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 503));
    for (const { headers } of answers) expect(headers.get('retry-after')).toBe('5');
    const waiting = fetch(served.url);
    renameSync(aside, moving.folder);
    expect((await waiting).status).toBe(200);
    moving.remove();
  });

  test('a file that is overwritten in place is sent again', async () => {
    const changing = makeSite();
    await using served = await listen({ site: changing.folder });
    const before = await fetch(`${served.url}/robots.txt`);
    expect(await before.text()).toBe('User-agent: *');
    for (const ending of ['.br', '.gz']) rmSync(join(changing.folder, `robots.txt${ending}`));
    writeFileSync(join(changing.folder, 'robots.txt'), 'User-agent: none');
    const after = await fetch(`${served.url}/robots.txt`);
    expect(await after.text()).toBe('User-agent: none');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    changing.remove();
  });
});

describe('what is not to be served', () => {
  test('links that lead out of the site are not followed, neither for a file nor for a compressed one', async () => {
    const linked = makeSite();
    // Its path begins with that of the site.
    const outside = `${linked.folder}-secret.html`;
    writeFileSync(outside, 'outside of the site');
    symlinkSync('/etc', join(linked.folder, 'assets/etc'));
    symlinkSync(outside, join(linked.folder, 'secret.html'));
    symlinkSync('inventory.html', join(linked.folder, 'stock.html'));
    rmSync(join(linked.folder, 'robots.txt.br'));
    symlinkSync(outside, join(linked.folder, 'robots.txt.br'));
    await using served = await listen({ site: linked.folder });
    for (const path of ['/assets/etc/hostname', '/secret', '/robots.txt']) {
      const answer = await fetch(served.url + path, { headers: { 'accept-encoding': 'br' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('outside of the site');
    }
    expect((await fetch(`${served.url}/stock`)).status).toBe(200);
    linked.remove();
  });

  test('a file that cannot be read is answered with 503 and without its headers, and is logged', async () => {
    const unreadable = makeSite();
    rmSync(join(unreadable.folder, 'assets/entry-a1.js.br'));
    const socket = createServer().listen(join(unreadable.folder, 'assets/entry-a1.js.br'));
    await once(socket, 'listening');
    const lines: string[] = [];
    await using served = await listen({
      site: unreadable.folder,
      log: createLog('error', { write: (line) => lines.push(line) }),
    });
    const answer = await fetch(`${served.url}/assets/entry-a1.js`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({ error: 'The site is not available. Please try again.' });
    for (const name of ['etag', 'content-encoding']) expect(answer.headers.get(name)).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(lines.join()).toContain('ENXIO');
    socket.close();
    unreadable.remove();
  });
});

describe('unusual requests', () => {
  test.each([
    ['two Host headers', 'Host: a.example\r\nHost: b.example\r\n'],
    ['no Host header', ''],
  ])('with %s are refused', async (_, hosts) => {
    for (const path of ['/', '/nowhere', '/api/vehicles', '/api/none']) {
      const bytes = `GET ${path} HTTP/1.1\r\n${hosts}\r\n`;
      const { status, text } = await sendRaw(app.port, bytes);
      expect([path, status]).toEqual([path, 400]);
      expect(text).toMatch(/^connection: close/im);
    }
  });

  test('of HTTP/1.0 need no Host header', async () => {
    const { status, text } = await sendRaw(app.port, 'GET / HTTP/1.0\r\n\r\n');
    expect([status, text]).toEqual([200, expect.stringContaining('index, first')]);
  });

  test.each([
    ['http://x.example', 200, 'index, first'],
    ['HTTPS://x.example:8080/inventory?a=b', 200, 'inventory, first'],
    ['http://x.example/inventory/', 301, 'location: /inventory'],
    ['http://x.example//evil.example/', 404, 'not-found, first'],
    ['http://x.example/api/vehicles/cart-1', 200, '"cart-1"'],
    ['http://x.example/api/none', 404, '{"error":"Not found"}'],
  ])('%s, a target with scheme and host, is answered like its path', async (target, status, part) => {
    const answer = await sendRaw(app.port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(part);
  });

  test.each([
    ['Range: bytes=0-8', '/inventory', 206, '<!DOCTYPE'],
    ['Range: bytes=9999-', '/robots.txt', 416, 'content-range: bytes */13\r\n'],
    ['Range: bytes=0-8', '/nowhere', 404, '<h1>'],
    ['If-None-Match: *', '/nowhere', 404, '<h1>'],
    ['If-Match: "x"', '/nowhere', 404, '<h1>'],
    ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT', '/nowhere', 404, '<h1>'],
    ['If-Match: "x"', '/inventory', 412, ''],
  ])('%s at %s is answered with %i', async (header, path, status, part) => {
    const answer = await sendRaw(app.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(part);
  });

  test('a range is sent neither for HEAD nor for an ETag in If-Range, which is weak', async () => {
    const file = `${app.url}/robots.txt`;
    const range = 'bytes=0-3';
    const head = await fetch(file, { method: 'HEAD', headers: { range } });
    expect([head.status, head.headers.get('content-range')]).toEqual([200, null]);
    const etag = head.headers.get('etag') ?? '';
    expect((await fetch(file, { headers: { range, 'if-range': etag } })).status).toBe(200);
    expect((await fetch(file, { headers: { range } })).status).toBe(206);
  });
});
