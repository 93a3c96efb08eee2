import { appendFileSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '../api/support/app.ts';
import { edit } from '../support/edit.ts';
import { builtSite, fixtureSite } from '../support/fixture-site.ts';
import { runJson } from '../support/run-cli.ts';

const addresses = (root: string) =>
  Object.keys(JSON.parse(readFileSync(join(root, '.cartwright/lastmod.json'), 'utf8')) as object);

it('warns of an address that is gone until another page has it, and sends visitors there', async () => {
  const root = await builtSite();
  renameSync(join(root, 'pages/about.yaml'), join(root, 'pages/company.yaml'));
  const renamed = (await runJson(root, 'validate')).result.findings;
  expect(renamed.map(({ message }) => message)).toContain('Link "/about" leads to no page.');
  edit(root, 'site.yaml', /\/about/g, '/company');
  edit(root, 'pages/index.yaml', /\/about/g, '/company');

  // The warning stays from build to build until somebody deals with it.
  for (const command of ['build', 'validate']) {
    const { findings } = (await runJson(root, command)).result;
    expect(findings).toMatchObject([{ rule: 'lost-address', severity: 'warning' }]);
    expect(findings[0]?.hint).toContain('"/about: /the-page-instead"');
  }

  appendFileSync(
    join(root, 'site.yaml'),
    'redirects:\n  /about: /company\n  /who: /about\n  /shop/about_us.php: /company\n  /contact: /company\n',
  );
  expect((await runJson(root, 'build')).result.findings).toEqual([]);
  expect(addresses(root)).not.toContain('/about');

  await using app = await listen({ site: join(root, 'dist') });
  for (const path of [
    '/about?from=mail',
    '/who?from=mail',
    '/About/?from=mail',
    '/about.html?from=mail',
    '/Shop/About_Us.php?from=mail',
    '/contact?from=mail',
  ]) {
    const { status, headers } = await fetch(app.url + path, { redirect: 'manual' });
    expect([path, status, headers.get('location')]).toEqual([path, 301, '/company?from=mail']);
  }

  const file = (name: string) => readFileSync(join(root, 'dist', name), 'utf8');
  const listed = ['/about', '/who', '/shop/about_us.php', '/contact'].map((from) => `${from} /company 301\n`);
  expect(file('_redirects')).toBe(listed.join(''));
  // nginx asks the server for it, and takes no second location for the form.
  expect(file('.nginx.conf').match(/location = \/contact .*/g)).toEqual(['location = /contact { return 404; }']);
  expect(file('who.html')).toContain('<meta http-equiv="refresh" content="0; url=/company">');
  expect(file('who.html')).toContain('<link rel="canonical" href="https://www.fixture.example/company">');
  expect(file('sitemap.xml')).not.toContain('/about');
});

it('says where a page has moved to at a link with its old address', async () => {
  const root = fixtureSite();
  appendFileSync(join(root, 'site.yaml'), 'redirects: { /company: /about }\n');
  edit(root, 'pages/index.yaml', 'href: /about', 'href: /company');
  const { result } = await runJson(root, 'validate');
  expect(result.findings).toMatchObject([{ rule: 'dead-link', hint: 'The page has moved: write "/about".' }]);
});

it('sends no link to where a redirect leads to no page', async () => {
  const root = fixtureSite();
  appendFileSync(join(root, 'site.yaml'), 'redirects: { /company: /nowhere }\n');
  edit(root, 'pages/index.yaml', 'href: /about', 'href: /company');
  const { result } = await runJson(root, 'validate');
  const [link] = result.findings.filter(({ rule }) => rule === 'dead-link');
  expect(link?.hint).not.toContain('/nowhere');
});

it('gives other hosts the headers that "serve" sends', async () => {
  const root = await builtSite();
  const rules = readFileSync(join(root, 'dist/_headers'), 'utf8').matchAll(/^(\/\S*)\n((?: .+\n)+)/gm);
  const written = new Map([...rules].map(([, path = '', lines = '']) => [path, lines.trim().split(/\n */)]));
  await using app = await listen({ site: join(root, 'dist') });
  const { headers } = await fetch(`${app.url}/assets/${readdirSync(join(root, 'dist/assets'))[0]}`);
  const sent = [...headers].map(([name, value]) => `${name}: ${value}`);
  expect(sent).toEqual(expect.arrayContaining([...(written.get('/*') ?? []), ...(written.get('/assets/*') ?? [])]));
  expect([...written.keys()]).toEqual(['/*', '/assets/*', '/images/*', '/cards/*']);
});
