import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../../cli/publish/lock.ts';
import { hasProgram } from '../../setup/programs.ts';
import { edit } from '../../support/edit.ts';
import { fixtureSite, repository } from '../../support/fixture-site.ts';
import { runCli } from '../../support/run-cli.ts';
import { holds, treeOf } from './site-tree.ts';

const build = async (root: string, out: string) => runCli(root, 'build', '--out', out);
const page = (root: string, out: string) => readFileSync(join(root, out, 'about.html'), 'utf8');
const isLink = (root: string, name: string) => lstatSync(join(root, name)).isSymbolicLink();
const change = (root: string) => edit(root, 'pages/about.yaml', 'text: A small shop.', 'text: A large shop.');

describe('a build', () => {
  it('follows a link that somebody has made, and leaves it as it is', async () => {
    const root = fixtureSite();
    mkdirSync(join(root, 'elsewhere'));
    symlinkSync('elsewhere/site', join(root, 'public'));
    expect((await build(root, 'public')).code).toBe(0);
    change(root);
    expect((await build(root, 'public')).code).toBe(0);
    expect(readlinkSync(join(root, 'public'))).toBe('elsewhere/site');
    expect(readlinkSync(join(root, 'elsewhere/site'))).toMatch(/^site\.[0-9a-z]+-\d+$/);
    expect(page(root, 'public')).toContain('A large shop.');
  });

  it('puts its link in the place of an empty folder', async () => {
    const root = fixtureSite();
    mkdirSync(join(root, 'public'));
    expect((await build(root, 'public')).code).toBe(0);
    expect(isLink(root, 'public')).toBe(true);
  });

  it.each(['pages/dist', 'linked/dist'])('is refused in %s, where the next one would read it as pages', async (out) => {
    const root = fixtureSite();
    symlinkSync('pages', join(root, 'linked'));
    const { stderr, code } = await build(root, out);
    expect(stderr).toContain(`The site cannot be written to "${join(root, out)}", where its pages are. `);
    expect(code).toBe(2);
  });

  it('writes to a folder that an earlier version has built, without what is gone', async () => {
    const root = fixtureSite();
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'public/.cartwright.json'), '{ "about.html": { "hash": "x", "endings": [] } }');
    writeFileSync(join(root, 'public/about.html'), 'an old page');
    expect((await build(root, 'public')).code).toBe(0);
    expect(isLink(root, 'public')).toBe(false);
    expect(page(root, 'public')).toContain('A small shop.');
    edit(root, 'pages/about.yaml', 'aliases: [/us]', 'aliases: [/people]');
    change(root);
    expect((await build(root, 'public')).code).toBe(0);
    expect(page(root, 'public')).toContain('A large shop.');
    expect([existsSync(join(root, 'public/us.html')), existsSync(join(root, 'public/people.html'))]).toEqual([
      false,
      true,
    ]);
  });

  it('into a folder that cannot be replaced waits for another one, and leaves no mixture of the two sites', async () => {
    const [root, second] = [fixtureSite(), fixtureSite()];
    const out = join(root, 'public');
    mkdirSync(out);
    writeFileSync(join(out, '.cartwright.json'), '{}');
    edit(second, 'site.yaml', /name: \w+ Carts/, 'name: Second Carts');
    const clean = await Promise.all([root, second].map((site) => build(site, 'dist')));
    const builds = await Promise.all([root, second].map((site) => build(site, out)));
    expect([...clean, ...builds].map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const found = treeOf(out);
    expect([root, second].map((site) => holds(found, treeOf(join(site, 'dist'))))).toContain(true);
    expect((await build(root, out)).code).toBe(0);
    expect(holds(treeOf(out), treeOf(join(root, 'dist')))).toBe(true);
  });

  it('says so if another one does not end', async () => {
    const root = fixtureSite();
    const out = join(root, 'public');
    mkdirSync(out);
    writeFileSync(join(out, '.cartwright.json'), '{}');
    const unlock = await lockFolder(out);
    const { code, stderr } = await build(root, out);
    expect([code, stderr]).toEqual([2, `Another build is writing to "${out}". Build again when it has ended.\n`]);
    expect(readdirSync(out).sort()).toEqual(['.cartwright-lock', '.cartwright.json']);
    unlock();
    expect((await build(root, out)).code).toBe(0);
  });

  it('gives a file that comes from the cache the usual permissions', async () => {
    const root = fixtureSite();
    expect((await build(root, 'dist')).code).toBe(0);
    const modeOf = (name: string) => statSync(join(root, 'dist', name)).mode;
    const [card = ''] = readdirSync(join(root, 'dist/cards'));
    expect(modeOf(`cards/${card}`)).toBe(modeOf('about.html'));
  });

  it('still shows the site when the folder around it has moved', async () => {
    const root = fixtureSite();
    await build(root, 'here/dist');
    renameSync(join(root, 'here'), join(root, 'there'));
    expect(page(root, 'there/dist')).toContain('A small shop.');
  });

  it.each([
    ['a file', 'site.yaml', 'is a file, and a site needs a folder'],
    ['something below a file', 'site.yaml/dist', 'cannot be written to'],
    ['something below a link to nothing', 'nowhere/dist', 'or a link in the path leads nowhere'],
    ['a link in a circle', 'circle', 'leads in a circle'],
  ])('says in words that it cannot write to %s', async (_, out, words) => {
    const root = fixtureSite();
    symlinkSync('circle', join(root, 'circle'));
    symlinkSync('nothing', join(root, 'nowhere'));
    const { code, stderr } = await build(root, out);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
  });
});

/** Runs commands with a disk of this many bytes mounted at `public`. The disk is gone afterward. */
function withDisk(root: string, size: number, ...commands: string[]) {
  mkdirSync(join(root, 'public'));
  const script = [`mount -t tmpfs -o size=${size} none public`, ...commands].join(' && ');
  const build = `"${process.execPath}" "${join(repository, 'cli/run.js')}" build --out public`;
  const flags = ['--map-root-user', '--mount', 'sh', '-c', script.replaceAll('BUILD', build)];
  return spawnSync('unshare', flags, { cwd: root, encoding: 'utf8' });
}

describe.skipIf(!hasProgram('unshare'))('a build into a mount point', () => {
  it('replaces the site in it', async () => {
    const root = fixtureSite();
    const { status, stderr } = withDisk(
      root,
      64e6,
      'BUILD',
      "sed -i 's/A small shop/A large shop/' pages/about.yaml",
      'BUILD',
      'cp -r public copy',
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(page(root, 'copy')).toContain('A large shop.');
  });

  it('writes what it keeps for later builds once it may, though nothing else has changed', () => {
    const root = fixtureSite();
    const locked = ['mkdir .cartwright', 'mount -t tmpfs -o ro none .cartwright', 'BUILD', 'umount .cartwright'];
    const { status, stdout } = withDisk(root, 64e6, ...locked, 'BUILD');
    expect(stdout).toContain('is out of date and cannot be written');
    expect(status).toBe(0);
    expect(existsSync(join(root, '.cartwright/lastmod.json'))).toBe(true);
  });

  it.each(['', '/new', '/deep/new'])('says in words that it can only be read, for "public%s"', async (below) => {
    const { status, stderr } = withDisk(
      fixtureSite(),
      64e6,
      'BUILD',
      'mount -o remount,ro public',
      `BUILD${below} --force`,
    );
    expect(stderr).toMatch(
      /^The site cannot be written to ".*public.*": the disk can only be read.*\. --out \(TMPDIR for a preview\) names another folder\.\n$/,
    );
    expect(status).toBe(2);
  });

  it('says in words that it is full', async () => {
    const { status, stderr } = withDisk(fixtureSite(), 64e3, 'BUILD');
    expect(stderr).toMatch(
      /^The site cannot be written to ".*public": the disk is full. --out \(TMPDIR for a preview\) names another folder.\n$/,
    );
    expect(status).toBe(2);
  });
});
