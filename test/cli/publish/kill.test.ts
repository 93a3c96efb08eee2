import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { oncePerText } from '../../../cli/memory/once-per.ts';
import { startServerProcess } from '../../api/support/server-process.ts';
import { hasProgram } from '../../setup/programs.ts';
import { edit } from '../../support/edit.ts';
import { copyBuilt, repository } from '../../support/fixture-site.ts';
import { runCli } from '../../support/run-cli.ts';
import { type Call, harmBuild, sameDay, watchBuild } from './killed-build.ts';
import { holds, treeOf } from './site-tree.ts';

/** At how many of its system calls to kill the build. A full run uses 100. */
const kills = Number(process.env.KILLS ?? 8);

/** The dealer's name is on every page, so this changes all of them. */
const rename = (root: string, name: string) => edit(root, 'site.yaml', /name: \w+ Carts/, `name: ${name} Carts`);

/** The folders that builds have made next to `dist`. */
const versions = (root: string) => readdirSync(root).filter((name) => name.startsWith('dist.'));

/** The calls that swap the site in, the one after them, and others spread over the whole build. */
function chosen(made: Call[]): Call[] {
  const last = made.findLastIndex(({ name }) => name === 'rename');
  const swap = made.slice(Math.max(0, last - Math.floor(kills / 2)), last + 2);
  const step = made.length / Math.max(1, kills - swap.length);
  return [
    ...swap,
    ...Array.from({ length: kills - swap.length }, (_, index) => made[Math.floor(index * step)] as Call),
  ];
}

/** A site before a build that renames it, and where to break that build. */
interface Renamed {
  /** What visitors get before and after that build. */
  old: Map<string, string>;
  next: Map<string, string>;
  /** The calls at which to kill the build. */
  points: Call[];
  /** The last calls of the swap. */
  swap: Call[];
  /** Copies the site as it was before the build, into a folder that the test removes. */
  copy(): string;
}

const folder = mkdtempSync(join(tmpdir(), 'cartwright-renamed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The site is built under its old name in the folder `out`, and site.yaml has the new name. Made once; all tests copy it. */
const renamedSite = oncePerText(async (out: string): Promise<Renamed> => {
  const root = join(folder, out);
  cpSync(join(repository, 'test/fixtures/base'), root, { recursive: true });
  if (out === 'mounted') {
    mkdirSync(join(root, out));
    writeFileSync(join(root, out, '.cartwright.json'), '{}');
  }
  rename(root, 'Old');
  // Build twice, so that there is also an older version, which the next build removes.
  for (let build = 0; build < 2; build++) await rebuild(root, out);
  const old = treeOf(join(root, out));
  rename(root, 'New');
  const copy = () => copyBuilt(root);
  const built = copy();
  await rebuild(built, out);
  const next = new Map([...treeOf(join(built, out))].filter(([name]) => !isRetired(join(built, out), name)));
  // Watch a second build, because it makes the same calls as the builds in the tests: they also find its pages in the cache.
  const made = await watchBuild(copy(), ['--out', out]);
  const last = made.findLastIndex(({ name }) => name === 'rename');
  const swap = made.slice(0, last + 2).filter(({ name }) => ['fsync', 'symlink', 'rename'].includes(name));
  return { old, next, points: chosen(made), swap: swap.slice(-6), copy };
});

async function rebuild(root: string, out: string): Promise<void> {
  expect((await runCli(root, 'build', '--force', '--out', out, ...sameDay)).code).toBe(0);
}

function isRetired(folder: string, name: string): boolean {
  return name in JSON.parse(readFileSync(join(folder, '.cartwright.json'), 'utf8')).retired;
}

describe.skipIf(!hasProgram('strace'))('a build that is killed', () => {
  const timeout = 600_000 + kills * 40_000;

  it('leaves the old site or the new one, whole, wherever it is killed', { timeout }, async () => {
    const { old, next, points, copy } = await renamedSite('dist');
    let killed = 0;
    for (const point of points) {
      const root = copy();
      const place = `killed at ${point.name} ${point.count}`;
      if (await harmBuild(root, point)) killed++;
      const tree = treeOf(join(root, 'dist'));
      expect([holds(tree, old), holds(tree, next)], place).toContain(true);
      const server = await startServerProcess(join(root, 'dist'));
      expect((await fetch(`${server.url}/about`)).status).toBe(200);
      await server.end('SIGTERM');
      await rebuild(root, 'dist');
      expect(holds(treeOf(join(root, 'dist')), next), place).toBe(true);
      expect(versions(root), place).toHaveLength(2);
    }
    expect(killed).toBeGreaterThan(points.length / 2);
  });

  it('leaves the old site or the new one when a call of the swap fails', { timeout }, async () => {
    const { old, next, swap, copy } = await renamedSite('dist');
    // Without the last call, a power cut could bring back the link to a site that the next build has removed.
    expect(swap.map(({ name }) => name).slice(-3)).toEqual(['symlink', 'rename', 'fsync']);
    for (const point of swap) {
      const root = copy();
      expect(await harmBuild(root, point, [], 'error=EIO')).toBe(true);
      const tree = treeOf(join(root, 'dist'));
      expect([holds(tree, old), holds(tree, next)], `failed at ${point.name} ${point.count}`).toContain(true);
    }
  });

  it('leaves intact pages with everything they request if the folder has to stay', { timeout }, async () => {
    const { old, next, points, copy } = await renamedSite('mounted');
    let killed = 0;
    for (const point of points) {
      const root = copy();
      const out = join(root, 'mounted');
      if (await harmBuild(root, point, ['--out', 'mounted'])) killed++;
      const tree = treeOf(out);
      for (const name of old.keys()) {
        if (next.has(name)) expect([old.get(name), next.get(name)]).toContain(tree.get(name));
        if (!name.endsWith('.html')) continue;
        const html = readFileSync(join(out, name), 'utf8');
        for (const [, asset = ''] of html.matchAll(/"\/(assets\/[^"]+)"/g)) expect([...tree.keys()]).toContain(asset);
      }
      await rebuild(root, 'mounted');
      expect(holds(treeOf(out), next)).toBe(true);
      expect(readdirSync(out).filter((name) => name.startsWith('.next-'))).toEqual([]);
    }
    expect(killed).toBeGreaterThan(points.length / 2);
  });
});
