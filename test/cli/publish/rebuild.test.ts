import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServerProcess } from '../../api/support/server-process.ts';
import { edit } from '../../support/edit.ts';
import { builtSite, fixtureSite } from '../../support/fixture-site.ts';
import { runCli } from '../../support/run-cli.ts';

/** How often to build the site while visitors are on it. A full run uses 20. */
const rebuilds = Number(process.env.REBUILDS ?? 4);
const paths = ['/', '/about', '/us', '/carteret', '/edison-township'];

/** Everything that an open page of the site can request. */
async function askedBy(url: string, path: string): Promise<string[]> {
  const html = await (await fetch(url + path)).text();
  const named = [...html.matchAll(/"(\/(?:assets|images|cards)\/[^"]+)"/g)].map(([, address]) => address ?? '');
  const scripts = named.filter((address) => address.endsWith('.js'));
  const imported = scripts.map(async (address) => {
    const text = await (await fetch(url + address)).text();
    return [...text.matchAll(/["'`](?:\.|\/assets)\/([\w.-]+\.(?:js|css))["'`]/g)].map(([, name]) => `/assets/${name}`);
  });
  return [...new Set([...named, ...(await Promise.all(imported)).flat()])];
}

it('serves every page, and everything that pages of the last build request, while the site is rebuilt repeatedly', {
  timeout: 600_000 + rebuilds * 30_000,
}, async () => {
  const root = await builtSite();
  const server = await startServerProcess(join(root, 'dist'));
  const failed: string[] = [];
  const get = async (address: string) => {
    const { status } = await fetch(server.url + address);
    if (status !== 200) failed.push(`${status} ${address}`);
  };
  let done = false;
  let requests = 0;
  let swapped = Promise.withResolvers<void>();
  const visit = async (path: string) => {
    while (!done) {
      const next = swapped.promise;
      const asked = await askedBy(server.url, path);
      expect(asked.length).toBeGreaterThan(5);
      await next;
      for (const address of asked) await get(address);
      requests += asked.length;
    }
  };
  let isBuilding = false;
  /** Requests every page, from the moment of the new link until the build has ended. */
  const read = async (name: string) => {
    do for (const path of paths) await get(path);
    while (isBuilding && name.startsWith('dist.link'));
  };
  const reads: Promise<void>[] = [];
  const watcher = watch(root, (_, name) => void (name?.startsWith('dist') && reads.push(read(name))));
  const visitors = paths.map(visit);
  for (let build = 0; build < rebuilds; build++) {
    // Changes the layout of every page, and the content of one page.
    edit(root, 'site.yaml', /name: \w+ Carts/, `name: Fixture${build} Carts`);
    edit(root, 'pages/about.yaml', /text: A .*/, `text: A shop on day ${'i'.repeat(build + 1)}.`);
    isBuilding = true;
    expect((await runCli(root, 'build')).code).toBe(0);
    isBuilding = false;
    swapped.resolve();
    swapped = Promise.withResolvers();
  }
  done = true;
  swapped.resolve();
  watcher.close();
  await Promise.all([...visitors, ...reads]);
  await server.end('SIGTERM');
  expect(failed).toEqual([]);
  expect(requests).toBeGreaterThan(rebuilds * 10);
  expect(reads.length).toBeGreaterThan(rebuilds * 2);
});

it('keeps what a page requests for three builds and for a day', async () => {
  const root = fixtureSite();
  let builds = 0;
  const rebuild = async () => {
    edit(root, 'pages/about.yaml', /text: A .*/, `text: A shop on day ${'i'.repeat(++builds)}.`);
    expect((await runCli(root, 'build')).code).toBe(0);
    return /data-page="([^"]+)"/.exec(readFileSync(join(root, 'dist/about.html'), 'utf8'))?.[1] ?? '';
  };
  const isThere = (name: string) => ['', '.br', '.gz'].every((ending) => existsSync(join(root, 'dist', name + ending)));
  /** Makes it look as if a day had passed since the last build. */
  const waitADay = () => {
    const file = join(root, 'dist/.cartwright.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/"since":(\d+)/g, (_, since) => `"since":${Number(since) - 24 * 3600 * 1000}`),
    );
  };
  const first = await rebuild();
  for (let more = 0; more < 4; more++) await rebuild();
  expect(isThere(first)).toBe(true);
  waitADay();
  const kept = [await rebuild()];
  expect(isThere(first)).toBe(false);
  for (let more = 0; more < 3; more++) {
    waitADay();
    kept.push(await rebuild());
    expect(kept.map(isThere)).not.toContain(false);
  }
  waitADay();
  await rebuild();
  expect(kept.map(isThere)).toEqual([false, true, true, true]);
});
