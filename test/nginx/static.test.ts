import { hash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../api/security-headers.ts';
import { validMessage } from '../api/support/app.ts';
import { temporaryFolder } from '../api/support/folder.ts';
import { freePort } from '../api/support/postgres.ts';
import { type ServerProcess, startServerProcess } from '../api/support/server-process.ts';
import { hasProgram } from '../setup/programs.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import { runCli } from '../support/run-cli.ts';
import { type Answer, ask, type Question } from './support/ask.ts';
import { type Certificate, makeCertificate, type Nginx, startNginx } from './support/nginx.ts';
import { recipe, settingsIn } from './support/recipe.ts';

describe.skipIf(!hasProgram('nginx') || !hasProgram('openssl'))('the static host of the README', () => {
  const folder = temporaryFolder();
  const site = join(folder.path, 'dist');
  let certificate: Certificate;
  let server: ServerProcess;
  let nginx: Nginx;
  let port: number;
  let plainPort: number;

  beforeAll(async () => {
    const written = join(folder.path, 'site');
    mkdirSync(written);
    copyDealerSite(written);
    // nginx takes no word of more than 4096 bytes.
    const many = Array.from({ length: 300 }, (_, at) => `/old-cart-number-${at}: /inventory`).join(', ');
    const redirects = `/old-carts: /inventory, /old-hours: "/services#hours", /our_carts.php: /inventory, ${many}`;
    appendFileSync(join(written, 'site.yaml'), `\nredirects: { ${redirects} }\n`);
    const built = await runCli(written, 'build', '--out', site, '--base-url', 'https://www.raritancarts.example');
    expect(built.stderr).toBe('');
    certificate = makeCertificate();
    const environment = settingsIn(recipe('sh', 'TRUST_PROXY=loopback', {}));
    server = await startServerProcess(site, { ...environment, DATA_DIR: folder.path, RATE_LIMIT: '3' });
    port = await freePort();
    const text = recipe('nginx', 'root /srv/site/dist', {
      'listen 443': `listen 127.0.0.1:${port}`,
      '/etc/ssl/site/fullchain.pem': certificate.certificate,
      '/etc/ssl/site/privkey.pem': certificate.key,
      '/srv/site/dist': site,
      'http://127.0.0.1:4173': server.url,
    });
    plainPort = await freePort();
    const plain = recipe('nginx', 'listen 80', { 'listen 80': `listen 127.0.0.1:${plainPort}` });
    nginx = await startNginx(text + plain, port);
  });
  afterAll(async () => {
    await nginx?.[Symbol.asyncDispose]();
    await server?.end('SIGTERM');
    certificate?.remove();
    folder[Symbol.dispose]();
  });

  const fromNginx = (path: string, question: Question = {}) =>
    ask(`https://127.0.0.1:${port}${path}`, { certificate: readFileSync(certificate.certificate), ...question });
  const fromServer = (path: string, question: Question = {}) => ask(server.url + path, question);

  /** What must be the same from both servers. */
  const essence = ({ status, headers, body }: Answer) => ({
    status,
    location: headers.location,
    cache: headers['cache-control'],
    allow: headers.allow,
    encoding: headers['content-encoding'],
    security: Object.keys(securityHeaders).map((name) => headers[name]),
    // Nobody sees the page of a redirect.
    ...(status < 300 || status >= 400 ? { type: headers['content-type'], body: hash('sha256', body) } : {}),
  });

  const someOf = (name: string, ending: string) =>
    `/${name}/${readdirSync(join(site, name)).find((file) => file.endsWith(ending))}`;
  const paths = () => [
    ...['/', '/about', '/policies/return-policy', '/vehicles/denago-ev-city', '/privacy', '/about?from=mail'],
    ...['.css', '.js', '.woff2', '.json'].map((ending) => someOf('assets', ending)),
    ...[
      '/sitemap.xml',
      '/robots.txt',
      '/favicon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/data/pages-0.json',
      someOf('cards', '.png'),
    ],
    ...['/about/', '/about.html', '/about.html?a=b', '/index', '/index.html', '/policies/return-policy/', '/about///'],
    ...['/old-carts', '/old-carts?from=mail', '/old-carts/', '/old-carts.html', '/Old-Carts', '/old-hours?from=mail'],
    ...['/old-cart-number-0', '/old-cart-number-299'],
    ...['/our_carts.php', '/Our_Carts.PHP?id=3', '/our_cartsxphp', '/our_carts.php/'],
    ...['/contact', '/contact?from=mail', '/contact?plan=four-seater-weekly'],
    ...['/vehicle/denago-ev-city', '/vehicle/denago-ev-city/', '/vehicle/none', '/vehicles/none', '/vehicle/'],
    ...['/atlantis', '/atlantis/', '/no/such/page', '/404', '/404.html', '/vehicle-detail', '/policies/'],
    ...['/municipality-not-found/', '/vehicle-detail.html', '//about', '/a//b'],
    ...['/assets/none.js', '/images/none.webp', '/data/none.json', '/data', '/assets/', '/none.txt'],
    ...[
      '/_headers',
      '/_redirects',
      '/.cartwright.json',
      '/.cartwright-stamp.json',
      '/.nginx.conf',
      '/.env',
      '/assets/.x.js',
      '/routes.json',
    ],
    ...[
      '/about.html.br',
      '/index.html.gz',
      `${someOf('assets', '.css')}.br`,
      '/favicon.svg.gz',
      '/About',
      '/ABOUT/?a=b',
      '/About.HTML',
      '/Atlantis',
    ],
    ...['/api/vehicles', '/api/vehicles/denago-ev-city', '/api/vehicles/none', '/api/none', '/api/vehicles.json'],
    ...['/api', '/api?from=mail', '/api/', '/api/vehicles/denago-ev-city/'],
  ];

  it.each(['identity', 'gzip'])(
    'answers every kind of address as "serve" does, to a client that takes %s',
    async (encoding) => {
      for (const path of paths()) {
        const headers = { 'accept-encoding': encoding };
        const [expected, answer] = [await fromServer(path, { headers }), await fromNginx(path, { headers })];
        expect({ path, ...essence(answer) }).toEqual({ path, ...essence(expected) });
        if (expected.headers.vary) expect(answer.headers.vary).toBe('accept-encoding');
        expect(answer.names.filter((name, index) => answer.names.indexOf(name) !== index)).toEqual([]);
      }
    },
  );

  it('serves no file from outside the site', async () => {
    const hidden = readdirSync(site).filter((name) => name.startsWith('.'));
    expect(hidden).toContain('.nginx.conf');
    for (const name of [...hidden, 'routes.json']) expect((await fromNginx(`/${name}`)).status).toBe(404);
    expect((await fromNginx('/%2e%2e/messages.db')).status).toBe(400);
  });

  it('answers HEAD without a body and other methods as "serve" does', async () => {
    for (const path of ['/', '/about', '/atlantis', '/api/vehicles', '/robots.txt']) {
      const [expected, answer] = [
        await fromServer(path, { method: 'POST' }),
        await fromNginx(path, { method: 'POST' }),
      ];
      expect({ path, ...essence(answer) }).toEqual({ path, ...essence(expected) });
      expect((await fromNginx(path, { method: 'HEAD' })).body.length).toBe(0);
    }
  });

  it('answers 304 if the visitor already has the file', async () => {
    for (const path of ['/about', '/api/vehicles', someOf('assets', '.css')]) {
      const { etag = '' } = (await fromNginx(path)).headers;
      const again = await fromNginx(path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it('leads from http to https', async () => {
    const host = 'www.raritancarts.example';
    const { status, headers } = await ask(`http://127.0.0.1:${plainPort}/inventory?brand=denago`, {
      headers: { host },
    });
    expect([status, headers.location]).toEqual([301, `https://${host}/inventory?brand=denago`]);
  });

  it('hands messages to the server, which counts them by visitor, and says so where there is none', async () => {
    const send = (number: number, from = '127.0.0.1') =>
      fromNginx('/api/contact', {
        method: 'POST',
        from,
        // nginx must replace what the visitor claims.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${number}` },
        body: JSON.stringify(validMessage(number)),
      });
    const stored = await send(1);
    expect([stored.status, JSON.parse(String(stored.body))]).toEqual([201, { id: expect.any(String) }]);
    expect(stored.names.filter((name, index) => stored.names.indexOf(name) !== index)).toEqual([]);
    const statuses = [];
    for (const number of [2, 3, 4]) statuses.push((await send(number)).status);
    expect(statuses).toEqual([201, 201, 429]);
    expect((await send(5, '127.0.0.5')).status).toBe(201);
    const sendForm = () =>
      fromNginx('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: 'firstName=x',
      });
    const form = await sendForm();
    expect([form.status, form.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    await server.end('SIGTERM');
    const refused = await send(6);
    const text = 'The message could not be accepted. Please try again, or call (732) 555-0142.';
    expect([refused.status, JSON.parse(String(refused.body))]).toEqual([503, { error: text }]);
    const page = await sendForm();
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(String(page.body)).toContain(`<p>${text}</p>`);
    for (const { headers } of [refused, page])
      expect(headers).toMatchObject({ ...securityHeaders, 'retry-after': '5' });
    expect((await fromNginx('/about')).headers['retry-after']).toBeUndefined();
    expect((await fromNginx('/about')).status).toBe(200);
    const unknown = await fromNginx('/About');
    expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
    expect((await fromNginx('/contact?plan=four-seater-weekly')).status).toBe(200);
  });
});
