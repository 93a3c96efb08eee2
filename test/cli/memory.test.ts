import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { cached } from '../../cli/memory/cache.ts';
import { differences } from '../bench/differences.ts';
import { freshCache } from '../bench/kept.ts';
import { edit } from '../support/edit.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { runCliWith } from '../support/run-cli.ts';

/** What can happen to the build cache between two builds. */
const harms: Record<string, (file: string) => void> = {
  'cut off in the middle': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'no database': (file) => writeFileSync(file, 'spoiled'),
  'without any value': (file) => {
    const database = new DatabaseSync(file);
    database.exec('UPDATE entries SET value = NULL');
    database.close();
  },
  'full of flipped bits': (file) => {
    const bytes = readFileSync(file);
    for (let at = 4096; at < bytes.length; at += 97) bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
};

/** A day, as the memory counts them, that no test reaches. */
const later = 1e6;

async function newCache(): Promise<string> {
  const cache = mkdtempSync(join(tmpdir(), 'cartwright-cache-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  await freshCache(cache, { keepCards: true });
  return cache;
}

it('builds the same as a clean build from a damaged cache', async () => {
  const [cache, cleanCache] = [await newCache(), await newCache()];
  const root = fixtureSite();
  const build = (env: Record<string, string>, ...flags: string[]) => runCliWith(env, root, 'build', ...flags);
  expect((await build({ CARTWRIGHT_CACHE: cache })).code).toBe(0);
  for (const [what, harm] of Object.entries(harms)) {
    harm(join(cache, 'memory.sqlite'));
    edit(root, 'pages/about.yaml', /text: A .*/, `text: A shop whose memory is ${what}.`);
    const { code, stderr } = await build({ CARTWRIGHT_CACHE: cache });
    expect([code, stderr], what).toEqual([0, '']);
  }
  const clean = join(root, 'clean');
  expect((await build({ CARTWRIGHT_CACHE: cleanCache }, '--out', clean)).code).toBe(0);
  expect(differences(join(root, 'dist'), clean)).toEqual([]);
});

it('makes a folder of the cache again that has lost a file or some of it', async () => {
  const hash = randomUUID();
  let made = 0;
  const folder = () =>
    cached('trial', hash, async (path) => {
      made++;
      mkdirSync(join(path, 'server'), { recursive: true });
      for (const name of ['server/entry.js', 'fonts.css']) writeFileSync(join(path, name), `whole ${name}`);
    });
  const path = await folder();
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const losses: (() => void)[] = [
    () => rmSync(join(path, 'server'), { recursive: true }),
    () => truncateSync(join(path, 'fonts.css'), 3),
    () => truncateSync(join(path, 'files.json')),
  ];
  for (const [count, lose] of losses.entries()) {
    expect(await folder()).toBe(path);
    expect(made).toBe(count + 1);
    lose();
    expect(readFileSync(join(await folder(), 'server/entry.js'), 'utf8')).toBe('whole server/entry.js');
    expect(readFileSync(join(path, 'fonts.css'), 'utf8')).toBe('whole fonts.css');
  }
  expect(made).toBe(4);
});

it('can use the cache of another machine', async () => {
  const [cache, carried] = [await newCache(), await newCache()];
  expect((await runCliWith({ CARTWRIGHT_CACHE: cache }, fixtureSite(), 'build')).code).toBe(0);
  cpSync(join(cache, 'memory.sqlite'), join(carried, 'memory.sqlite'));
  const database = new DatabaseSync(join(carried, 'memory.sqlite'));
  onTestFinished(() => database.close());
  // Whoever makes an entry anew writes today into it. A build would, for the pages whose files it does not have.
  const { changes } = database.prepare('UPDATE entries SET used = ?').run(later);
  expect(changes).toBeGreaterThan(0);
  expect((await runCliWith({ CARTWRIGHT_CACHE: carried }, fixtureSite(), 'validate')).code).toBe(0);
  expect(database.prepare('SELECT key FROM entries WHERE used <> ?').all(later)).toEqual([]);
  database.exec('UPDATE entries SET used = 1');
  expect((await runCliWith({ CARTWRIGHT_CACHE: carried }, fixtureSite(), 'build')).code).toBe(0);
  const used = database.prepare('SELECT used > 1 AS isMarked FROM entries').all();
  expect(used).toHaveLength(Number(changes));
  const marked = used.filter(({ isMarked }) => isMarked);
  expect(marked.length, 'what is in use is not dropped').toBeGreaterThan(used.length / 2);
});

it('checks a cached page against a changed layout', async () => {
  const env = { CARTWRIGHT_CACHE: await newCache() };
  const root = fixtureSite('dealer');
  expect((await runCliWith(env, root, 'validate')).code).toBe(0);
  edit(root, 'pages/_layout.yaml', 'id: quick-contact', 'id: contact');
  const { stdout } = await runCliWith(env, root, 'validate');
  expect(stdout).toMatch(/^pages\/index\.yaml:\d+:\d+ {2}error .*\(duplicate-id\)$/m);
});

it('checks a cached page against the value of a fact that it only names', async () => {
  const env = { CARTWRIGHT_CACHE: await newCache() };
  const root = fixtureSite('dealer');
  const same = 'The Nomad goes far, and the Nomad XL farther, for the same {{ vehicles.denago-ev-nomad.price | usd }}.';
  edit(root, 'pages/contact.yaml', 'Call for a quick answer, or write and tell us what you have in mind.', same);
  expect((await runCliWith(env, root, 'validate')).code).toBe(0);
  edit(root, 'pages/vehicles/denago-ev-nomad-xl.yaml', /^price: .*$/m, 'price: 9450');
  const { stdout } = await runCliWith(env, root, 'validate');
  expect(stdout).toMatch(/^pages\/contact\.yaml:\d+:\d+ {2}error .*\(wrong-reference\)$/m);
});
