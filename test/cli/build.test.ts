import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { edit } from '../support/edit.ts';
import { builtSite, fixtureSite } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

/** A process id above what kernels assign, so no process has it. */
const deadPid = 99_999_999;

/** The folders that builds have made next to `dist`. */
const versions = (root: string) =>
  readdirSync(root)
    .filter((name) => name.startsWith('dist.'))
    .sort();

const read = (root: string, file: string) => readFileSync(join(root, 'dist', file), 'utf8');

describe('build', () => {
  it('writes a page for each address; an alias has the canonical address of its page', async () => {
    const root = fixtureSite();
    const { result } = await runJson(root, 'build');
    expect(result.findings).toEqual([]);
    for (const name of ['index', 'about', 'us', 'edison-township', 'carteret', 'not-found']) {
      expect(read(root, `${name}.html`)).toMatch(/^<!DOCTYPE html><html lang="en-US"/);
      const [, model = ''] = /data-page="\/(assets\/page-[0-9a-f]{16}\.json)"/.exec(read(root, `${name}.html`)) ?? [];
      expect(JSON.parse(read(root, model)).head.title).toBeTruthy();
    }
    expect(read(root, 'us.html')).toContain('<link rel="canonical" href="https://www.fixture.example/about"/>');
  });

  it('lists the model of each page by its addresses, and changes no other page when one changes', async () => {
    const root = await builtSite();
    const before = { about: read(root, 'about.html'), index: read(root, 'index.html') };
    const listed = () => JSON.parse(read(root, 'data/pages-0.json'));
    const { build, pages } = listed();
    expect(Object.keys(pages).sort()).toEqual(['/', '/*', '/about', '/carteret', '/edison-township', '/us']);
    expect(before.about).toContain(` data-page="${pages['/about']}"`);
    expect(before.about).toContain(` data-build="${build}"`);
    edit(root, 'pages/about.yaml', 'heading: About us', 'heading: Who we are');
    await runCli(root, 'build');
    expect(read(root, 'index.html')).toBe(before.index);
    expect(listed()).toEqual({
      build,
      pages: { ...pages, '/about': expect.not.stringContaining(pages['/about']), '/us': listed().pages['/about'] },
    });
  });

  it('fills in the entry of each page that is made from a list', async () => {
    const root = await builtSite();
    expect(read(root, 'carteret.html')).toContain('<h1');
    expect(read(root, 'carteret.html')).toContain('Carts in Carteret Borough');
    expect(read(root, 'carteret.html')).toContain('Carteret lies on the water.');
  });

  it('writes compressed forms that hold the same, and smaller ones for a release', async () => {
    const root = await builtSite();
    const html = read(root, 'index.html');
    expect(brotliDecompressSync(readFileSync(join(root, 'dist/index.html.br'))).toString()).toBe(html);
    expect(gunzipSync(readFileSync(join(root, 'dist/index.html.gz'))).toString()).toBe(html);
    const sizes = () => ['br', 'gz'].map((ending) => statSync(join(root, `dist/index.html.${ending}`)).size);
    const [brotli = 0, gzip = 0] = sizes();
    expect((await runCli(root, 'build', '--release')).code).toBe(0);
    expect(sizes().map((size, at) => size < [brotli, gzip][at]!)).toEqual([true, true]);
  });

  it('ends every description with the call and the sitemap with every address but the screens for unknown ones', async () => {
    const root = await builtSite();
    expect(read(root, 'about.html')).toMatch(/<meta name="description" content="[^"]* Call \(732\) 555-0199\."\/>/);
    const addresses = [...read(root, 'sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses.sort()).toEqual(
      ['/', '/about', '/carteret', '/edison-township'].map((path) => `https://www.fixture.example${path}`),
    );
  });

  it('keeps a page that asks for it from search engines', async () => {
    const root = fixtureSite();
    edit(root, 'pages/about.yaml', 'seo:', 'seo:\n  noIndex: true');
    expect((await runCli(root, 'build')).code).toBe(0);
    expect(read(root, 'about.html')).toContain('<meta name="robots" content="noindex"/>');
    expect(read(root, 'sitemap.xml')).not.toContain('/about<');
  });

  it('leaves the last good site as it was when there is a finding', async () => {
    const root = await builtSite();
    const before = read(root, 'about.html');
    edit(root, 'pages/about.yaml', 'heading: About us', 'headline: About us');
    const { code } = await runCli(root, 'build');
    expect(code).toBe(1);
    expect(read(root, 'about.html')).toBe(before);
    expect(versions(root)).toEqual([readlinkSync(join(root, 'dist'))]);
  });

  it('drops a page that is gone and keeps the files that have not changed', async () => {
    const root = await builtSite();
    const inode = statSync(join(root, 'dist/about.html')).ino;
    edit(root, 'site.yaml', '\n  carteret:\n', '\n  carteret-borough:\n');
    edit(root, 'site.yaml', 'neighbors: [carteret]', 'neighbors: [carteret-borough]');
    const { code } = await runCli(root, 'build');
    expect(code).toBe(0);
    expect(existsSync(join(root, 'dist/carteret.html'))).toBe(false);
    expect(existsSync(join(root, 'dist/carteret-borough.html.br'))).toBe(true);
    expect(statSync(join(root, 'dist/about.html')).ino).toBe(inode);
  });

  it('clears away what a build that was killed has left, and keeps the last site until the next build', async () => {
    const root = await builtSite();
    const first = readlinkSync(join(root, 'dist'));
    const left = `dist.mib3k2x1-${deadPid}`;
    mkdirSync(join(root, left));
    writeFileSync(join(root, left, 'index.html'), 'half a page');
    mkdirSync(join(root, `dist.mib3k2x2-${deadPid}/assets`), { recursive: true });
    const running = `dist.mib3k2x3-${process.ppid}`;
    mkdirSync(join(root, running));
    edit(root, 'pages/about.yaml', 'heading: About us', 'heading: Who we are');
    expect((await runCli(root, 'build')).code).toBe(0);
    const second = readlinkSync(join(root, 'dist'));
    expect(versions(root)).toEqual([first, second, running].sort());
    await runCli(root, 'build', '--force');
    expect(versions(root)).toEqual([second, readlinkSync(join(root, 'dist')), running].sort());
  });

  it('leaves what only looks as if a build had made it', async () => {
    const root = await builtSite();
    const link = `dist.link-${deadPid}`;
    const copies = [`dist.copy-${deadPid}`, 'dist.backup-20261126'];
    for (const name of copies) cpSync(join(root, 'dist/'), join(root, name), { recursive: true, dereference: true });
    writeFileSync(join(root, link), 'a file');
    writeFileSync(join(root, `dist.mib3k2x2-${deadPid}`), 'another file');
    const theirs = versions(root).filter((name) => name !== readlinkSync(join(root, 'dist')));
    expect(theirs).toHaveLength(copies.length + 2);
    for (let build = 0; build < 2; build++) expect((await runCli(root, 'build', '--force')).code).toBe(0);
    expect(versions(root)).toEqual(expect.arrayContaining(theirs));
    for (const name of copies) expect(existsSync(join(root, name, 'about.html'))).toBe(true);
    expect(versions(root)).toHaveLength(theirs.length + 2);
  });

  it('makes no site of one that has lost its pages', async () => {
    const root = fixtureSite();
    rmSync(join(root, 'pages'), { recursive: true });
    const { result, code } = await runJson(root, 'build');
    expect(result.findings).toMatchObject([{ rule: 'home-page', severity: 'error' }]);
    expect(code).toBe(1);
  });

  it('does not touch a folder that holds something else', async () => {
    const root = fixtureSite();
    mkdirSync(join(root, 'holiday'));
    writeFileSync(join(root, 'holiday/photo.txt'), 'the only copy');
    const { code, stderr } = await runCli(root, 'build', '--out', 'holiday');
    expect(code).toBe(2);
    expect(stderr).toContain('holds other files and is no built site');
    expect(readFileSync(join(root, 'holiday/photo.txt'), 'utf8')).toBe('the only copy');
  });

  it('keeps files that somebody put into the site until they are removed, but no links', async () => {
    const root = await builtSite();
    const added = ['google123.html', '.well-known/security.txt'].map((name) => join(root, 'dist', name));
    mkdirSync(join(root, 'dist/.well-known'));
    for (const path of added) writeFileSync(path, 'ours');
    symlinkSync(root, join(root, 'dist/link'));
    for (const title of ['Who we are', 'Who we were', 'About us']) {
      edit(root, 'pages/about.yaml', /heading: .*/, `heading: ${title}`);
      expect((await runCli(root, 'build')).code).toBe(0);
      expect(added.map((path) => readFileSync(path, 'utf8'))).toEqual(['ours', 'ours']);
      expect(existsSync(join(root, 'dist/link'))).toBe(false);
    }
    for (const path of added) rmSync(path);
    await runCli(root, 'build', '--force');
    expect(added.filter((path) => existsSync(path))).toEqual([]);
  });

  it('keeps the date of a page whose content has not changed', async () => {
    const root = await builtSite();
    const file = join(root, '.cartwright/lastmod.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\d{4}-\d\d-\d\d/g, '2020-02-02'));
    await runCli(root, 'build');
    expect(read(root, 'sitemap.xml')).toContain('/about</loc><lastmod>2020-02-02</lastmod>');
    edit(root, 'pages/about.yaml', 'heading: About us', 'heading: Who we are');
    await runCli(root, 'build');
    const sitemap = read(root, 'sitemap.xml');
    expect(sitemap).toContain('<loc>https://www.fixture.example/carteret</loc><lastmod>2020-02-02</lastmod>');
    expect(sitemap).not.toContain('<loc>https://www.fixture.example/about</loc><lastmod>2020-02-02</lastmod>');
  });

  it('does nothing if nothing has changed, and repairs files that were touched', async () => {
    const root = fixtureSite();
    edit(root, 'pages/about.yaml', 'seo:', 'given: [35 miles]\nseo:');
    await runCli(root, 'build');
    const inode = () => statSync(join(root, 'dist/routes.json')).ino;
    const folder = readlinkSync(join(root, 'dist'));
    const { result } = await runJson(root, 'build');
    expect(result).toMatchObject({ ok: true, pages: 5, findings: [{ rule: 'unneeded-given' }] });
    expect(readlinkSync(join(root, 'dist'))).toBe(folder);
    rmSync(join(root, 'dist/about.html'));
    const before = inode();
    expect((await runCli(root, 'build')).code).toBe(0);
    expect(read(root, 'about.html')).toContain('About us');
    expect(inode()).toBe(before);
    await runCli(root, 'build', '--force');
    expect(readlinkSync(join(root, 'dist'))).not.toBe(folder);
    const names = ['about.html', `assets/${readdirSync(join(root, 'dist/assets'))[0]}`];
    const whole = names.map((name) => readFileSync(join(root, 'dist', name)));
    for (const name of names) appendFileSync(join(root, 'dist', name), 'typed by hand');
    await runCli(root, 'build');
    expect(names.map((name) => readFileSync(join(root, 'dist', name)))).toEqual(whole);
  });

  it('repairs files that were touched after a build by a clock that was ahead', async () => {
    const root = await builtSite();
    edit(root, 'dist/.cartwright.json', /"time":\d+/, `"time":${Date.now() + 86_400_000}`);
    const whole = read(root, 'about.html');
    appendFileSync(join(root, 'dist/about.html'), 'typed by hand');
    await runCli(root, 'build');
    expect(read(root, 'about.html')).toBe(whole);
  });

  it('says where time and memory went when it is asked for a profile', async () => {
    const root = fixtureSite();
    const { code, stderr } = await runCli(root, 'build', '--profile');
    expect(code).toBe(0);
    for (const step of ['Reading the site', 'Building pages', 'Writing'])
      expect(stderr).toMatch(new RegExp(`^${step} +\\d+\\.\\d\\d s +\\d+ MB$`, 'm'));
    const { nodes } = JSON.parse(readFileSync(join(root, 'build.cpuprofile'), 'utf8'));
    expect(nodes.map(({ callFrame }: { callFrame: { functionName: string } }) => callFrame.functionName)).toContain(
      'runBuild',
    );
  });

  it('takes a different address for the site', async () => {
    const root = fixtureSite();
    await runCli(root, 'build', '--base-url', 'https://preview.example/');
    expect(read(root, 'about.html')).toContain('<link rel="canonical" href="https://preview.example/about"/>');
    expect(existsSync(join(root, '.cartwright'))).toBe(false);
    await runCli(root, 'build', '--base-url', ' https:Preview.example');
    expect(read(root, 'robots.txt')).toContain('Sitemap: https://preview.example/sitemap.xml');
  });

  it.each([
    'preview',
    'ftp://preview.example',
    'https://preview.example/here',
    'https://preview.example?',
    'https://preview.example#',
    'https://me:secret@preview.example',
  ])('refuses "%s" as the address of the site', async (address) => {
    const { code, stderr } = await runCli(fixtureSite(), 'build', '--base-url', address);
    expect(code).toBe(2);
    expect(stderr).toContain('It must be an address');
  });
});

describe('check-links', () => {
  it('names the dead links of the built site, by the line of YAML where there is one', async () => {
    const root = await builtSite();
    for (const ending of ['.br', '.gz'])
      renameSync(join(root, `dist/index.html${ending}`), join(root, `dist/unused${ending}`));
    edit(root, 'dist/index.html', 'href="/about#who-we-are"', 'href="/about#who-we-were"');
    edit(
      root,
      'dist/index.html',
      'content="https://www.fixture.example/"',
      'content="https://www.fixture.example/home"',
    );
    const { result, code } = await runJson(root, 'check-links');
    expect(result.findings.map(({ rule, message }) => `${rule}: ${message}`).sort()).toEqual([
      'dead-anchor: Link "/about#who-we-were" leads to a page without that section.',
      'dead-link: Link "/home" is dead (status 404).',
    ]);
    expect(code).toBe(1);
    const elsewhere = ['--out', join(root, 'dist'), '--format', 'github'];
    expect((await runCli(root, 'check-links', ...elsewhere)).stdout).toContain(' file=dist/index.html,');
  });

  it('tells another site that does not answer from a dead link', async () => {
    const root = fixtureSite();
    edit(root, 'pages/index.yaml', 'href: /about', 'href: "https://nobody.invalid/x"');
    await runCli(root, 'build');
    expect((await runJson(root, 'check-links')).result.findings).toEqual([]);
    const { result, code } = await runJson(root, 'check-links', '--external');
    expect(result.findings).toMatchObject([
      { rule: 'unreachable-link', severity: 'warning', file: 'pages/index.yaml', line: 10 },
    ]);
    expect(code).toBe(0);
  });

  it.each([undefined, '{', 'null', '{"baseUrl":5}'])(
    'asks for a build first where routes.json is %s',
    async (routes) => {
      const root = fixtureSite();
      mkdirSync(join(root, 'dist'));
      if (routes) writeFileSync(join(root, 'dist/routes.json'), routes);
      const { code, stderr } = await runCli(root, 'check-links');
      expect(code).toBe(2);
      expect(stderr).toMatch(/^There is no built site in ".*"\. Run "npm run build" first\.\n$/);
    },
  );
});
