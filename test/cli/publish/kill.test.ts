import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServerProcess } from '../../api/support/server-process.ts';
import { hasProgram } from '../../setup/programs.ts';
import { edit } from '../../support/edit.ts';
import { fixtureSite } from '../../support/fixture-site.ts';
import { runCli } from '../../support/run-cli.ts';
import { type Call, harmBuild, watchBuild } from './killed-build.ts';
import { holds, treeOf } from './site-tree.ts';

/** How many of the calls of a build it is killed at; the full number is 100. */
const kills = Number(process.env.KILLS ?? 8);

/** Every page changes with the name of the dealer. */
const rename = (root: string, name: string) => edit(root, 'site.yaml', /name: \w+ Carts/, `name: ${name} Carts`);

/** The calls by which the site takes its place, the one after them, and others from the beginning to the end. */
function chosen(made: Call[]): Call[] {
  const last = made.findLastIndex(({ name }) => name === 'rename');
  const swap = made.slice(Math.max(0, last - Math.floor(kills / 2)), last + 2);
  const step = made.length / Math.max(1, kills - swap.length);
  return [
    ...swap,
    ...Array.from({ length: kills - swap.length }, (_, index) => made[Math.floor(index * step)] as Call),
  ];
}

interface TwoSites {
  root: string;
  /** What visitors get of each. */
  old: Map<string, string>;
  next: Map<string, string>;
  /** Where the build of the new one over the old one is to be killed. */
  points: Call[];
  /** The last calls of the swap. */
  swap: Call[];
  /** Has the old site in `out`, and the new one ready to be built. */
  prepare(): Promise<void>;
}

/** A site under two names, the old one built into the folder `out`. */
async function twoSites(out: string): Promise<TwoSites> {
  const root = fixtureSite();
  const tree = () => treeOf(join(root, out));
  const build = async (name: string) => {
    rename(root, name);
    expect((await runCli(root, 'build', '--out', out)).code).toBe(0);
    return tree();
  };
  if (out === 'mounted') {
    mkdirSync(join(root, out));
    writeFileSync(join(root, out, '.cartwright.json'), '{}');
  }
  const old = await build('Old');
  const datesFile = join(root, '.cartwright/lastmod.json');
  const dates = readFileSync(datesFile, 'utf8');
  const next = new Map([...(await build('New'))].filter(([name]) => !isRetired(join(root, out), name)));
  const prepare = async () => {
    if (!holds(tree(), old)) await build('Old');
    // Each build makes the same calls, so that it is harmed where it was meant to be: with the site before the last to begin with.
    if (readdirSync(root).filter((name) => name.startsWith('dist.')).length === 1)
      await runCli(root, 'build', '--force');
    writeFileSync(datesFile, dates);
    rename(root, 'New');
  };
  await prepare();
  const made = await watchBuild(root, ['--out', out]);
  const last = made.findLastIndex(({ name }) => name === 'rename');
  const swap = made.slice(0, last + 1).filter(({ name }) => ['fsync', 'symlink', 'rename'].includes(name));
  return { root, old, next, points: chosen(made), swap: swap.slice(-6), prepare };
}

function isRetired(folder: string, name: string): boolean {
  return name in JSON.parse(readFileSync(join(folder, '.cartwright.json'), 'utf8')).retired;
}

describe.skipIf(!hasProgram('strace'))('a build that is killed', () => {
  const timeout = 120_000 + kills * 20_000;

  it('leaves the old site or the new one, whole, wherever it is killed', { timeout }, async () => {
    const { root, old, next, points, prepare } = await twoSites('dist');
    let killed = 0;
    for (const point of points) {
      await prepare();
      if (await harmBuild(root, point)) killed++;
      const tree = treeOf(join(root, 'dist'));
      expect([holds(tree, old), holds(tree, next)], `killed at ${point.name} ${point.count}`).toContain(true);
      const server = await startServerProcess(join(root, 'dist'));
      expect((await fetch(`${server.url}/about`)).status).toBe(200);
      await server.end('SIGTERM');
    }
    expect(killed).toBeGreaterThan(points.length / 2);
    for (let build = 0; build < 2; build++) await runCli(root, 'build', '--force');
    expect(holds(treeOf(join(root, 'dist')), next)).toBe(true);
    expect(readdirSync(root).filter((name) => name.startsWith('dist.'))).toHaveLength(2);
  });

  it('leaves the old site or the new one when a call of the swap fails', { timeout }, async () => {
    const { root, old, next, swap, prepare } = await twoSites('dist');
    expect(swap.map(({ name }) => name)).toContain('rename');
    for (const point of swap) {
      await prepare();
      expect(await harmBuild(root, point, [], 'error=EIO')).toBe(true);
      const tree = treeOf(join(root, 'dist'));
      expect([holds(tree, old), holds(tree, next)], `failed at ${point.name} ${point.count}`).toContain(true);
    }
  });

  it('leaves whole pages, each with all that it asks for, where the folder has to stay', { timeout }, async () => {
    const { root, old, next, points, prepare } = await twoSites('mounted');
    const out = join(root, 'mounted');
    for (const point of points) {
      await prepare();
      await harmBuild(root, point, ['--out', 'mounted']);
      const tree = treeOf(out);
      for (const name of old.keys()) {
        if (next.has(name)) expect([old.get(name), next.get(name)]).toContain(tree.get(name));
        if (!name.endsWith('.html')) continue;
        const html = readFileSync(join(out, name), 'utf8');
        for (const [, asset = ''] of html.matchAll(/"\/(assets\/[^"]+)"/g)) expect([...tree.keys()]).toContain(asset);
      }
    }
    expect((await runCli(root, 'build', '--force', '--out', 'mounted')).code).toBe(0);
    expect(holds(treeOf(out), next)).toBe(true);
    expect(readdirSync(out).filter((name) => name.startsWith('.next-'))).toEqual([]);
  });
});
