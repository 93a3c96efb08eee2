import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fixtureSite } from '../support/fixture-site.ts';
import { runCli, runJson } from '../support/run-cli.ts';

/** The line number of the only line in the file that contains the text. */
function lineOf(root: string, file: string, text: string): number {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const found = lines.flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
  expect(found).toHaveLength(1);
  return found[0] as number;
}

describe('trace', () => {
  it('names the fact behind a figure, the filters between and its line', async () => {
    const root = fixtureSite('dealer');
    const { stdout, code } = await runCli(root, 'trace', '/vehicles/evolution-d5-maverick-4-plus', '$9,995');
    const record = 'pages/vehicles/evolution-d5-maverick-4-plus.yaml';
    expect(stdout).toBe(
      `$9,995\n    vehicles.evolution-d5-maverick-4-plus.price | usd\n    ${record}:${lineOf(root, record, 'price: 9995')}\n`,
    );
    expect(code).toBe(0);
  });

  it('finds a fact for every figure of every kind of page of our own site', async () => {
    const root = fixtureSite('dealer');
    for (const route of ['/', '/rentals', '/edison-township', '/policies/return-policy', '/services', '/denago']) {
      const { stdout } = await runCli(root, 'trace', route);
      expect(stdout).not.toContain('typed at');
      expect(stdout).toMatch(/site\.yaml:\d+/);
    }
  });

  it('says where a figure is typed that comes from no fact', async () => {
    const root = fixtureSite();
    const about = join(root, 'pages/about.yaml');
    writeFileSync(about, readFileSync(about, 'utf8').replace('A small shop.', 'A shop of 40 carts.'));
    const { stdout } = await runCli(root, 'trace', '/us', '40 carts');
    expect(stdout).toContain(`typed at pages/about.yaml:${lineOf(root, 'pages/about.yaml', '40 carts')}`);
  });

  it('answers an unknown page, or a figure that it does not show, with code 2 and a suggestion', async () => {
    const root = fixtureSite();
    const unknown = await runCli(root, 'trace', '/abuot');
    expect(unknown).toMatchObject({ code: 2, stderr: 'There is no page /abuot. Did you mean "/about"?\n' });
    const absent = await runCli(root, 'trace', '/about', '$1');
    expect(absent).toMatchObject({ code: 2, stderr: '/about does not show "$1".\n' });
  });
});

describe('facts', () => {
  it('prints the tree with the number of places of each', async () => {
    const root = fixtureSite();
    const site = join(root, 'site.yaml');
    writeFileSync(site, `${readFileSync(site, 'utf8')}claims:\n  happyCustomers: 500\n`);
    const { stdout, code } = await runCli(root, 'facts');
    expect(stdout).toMatch(/^ {2}phone: "\+17325550199" {2}\([1-9]\d* places?\)$/m);
    expect(stdout).toMatch(/^ {2}happyCustomers: 500 {2}\(0 places\)$/m);
    expect(code).toBe(0);
  });

  it('lists the places of one fact, and the pages that they are shown on', async () => {
    const root = fixtureSite('dealer');
    const { stdout } = await runCli(root, 'facts', 'delivery.rental.freeMiles');
    expect(stdout).toContain('delivery.rental.freeMiles: 10\n');
    const places = [...stdout.matchAll(/^ {4}(pages\/\S+?):(\d+):\d+ {2}(\/\S*)$/gm)];
    expect(places.length).toBeGreaterThan(1);
    for (const [, file = '', line] of places) {
      expect(readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1]).toContain(
        'delivery.rental.freeMiles',
      );
    }
  });

  it('lists the pages that show a fact through the text of a fact in the text of another', async () => {
    const root = fixtureSite();
    const site = join(root, 'site.yaml');
    const known = 'known: Carteret lies on the water.';
    const tagline = 'tagline: Quiet carts';
    const text = readFileSync(site, 'utf8')
      .replace(tagline, 'tagline: "{{ municipalities.carteret.known }}"')
      .replace(known, 'known: "{{ municipalities.carteret.landmark }} is large."');
    writeFileSync(site, text);
    const about = join(root, 'pages/about.yaml');
    writeFileSync(about, readFileSync(about, 'utf8').replace(/text: .*/, 'text: "{{ brands.denago.tagline }}"'));
    const { stdout } = await runCli(root, 'facts', 'municipalities.carteret.landmark');
    expect(stdout).toMatch(/^ {4}site\.yaml:\d+:\d+ {2}\/carteret, \/about$/m);
  });

  it.each(['dealer.fone', 'dealer.name.length', 'constructor'])(
    'answers "%s", which is no fact, with code 2',
    async (path) => {
      const { stderr, code } = await runCli(fixtureSite(), 'facts', path);
      expect(stderr).toContain(`There is no fact "${path}".`);
      expect(code).toBe(2);
    },
  );

  it('takes an entry of a list as hints write it', async () => {
    const { stdout } = await runCli(fixtureSite('dealer'), 'facts', 'hours.store.days[0].opens');
    expect(stdout).toMatch(/^hours\.store\.days\.0\.opens: "\d\d:\d\d"\n/);
  });

  it('tells what changed since a commit, and which pages that changes', async () => {
    const root = fixtureSite('dealer');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...args], { cwd: root });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Before');
    const record = join(root, 'pages/vehicles/denago-ev-city.yaml');
    const text = readFileSync(record, 'utf8');
    writeFileSync(record, text.replace('price: 15000', 'price: 15400'));
    const { stdout, code } = await runCli(root, 'facts', '--diff', 'HEAD');
    expect(stdout).toContain('vehicles.denago-ev-city.price: 15000 -> 15400\n');
    expect(stdout).toContain(
      `denago-ev-city.yaml:${lineOf(root, 'pages/vehicles/denago-ev-city.yaml', 'price: 15400')}\n`,
    );
    expect(stdout).toMatch(/changes .*\/vehicles\/denago-ev-city/);
    expect(stdout).toMatch(/changes .*\/inventory/);
    expect(code).toBe(0);
    expect(git('status', '--short').toString()).toBe(' M pages/vehicles/denago-ev-city.yaml\n');
  });

  it('answers a commit that does not exist with code 2', async () => {
    const root = fixtureSite();
    execFileSync('git', ['init', '-q'], { cwd: root });
    expect(await runCli(root, 'facts', '--diff', 'nowhere')).toMatchObject({
      stderr: 'Git knows no commit "nowhere" here.\n',
      code: 2,
    });
  });

  it('says what Git says where there is no repository, as in a downloaded folder', async () => {
    const { stderr, code } = await runCli(fixtureSite(), 'facts', '--diff', 'main');
    expect(stderr).toMatch(/^Git knows no commit "main" here\. fatal: not a git repository/);
    expect(code).toBe(2);
  });
});

describe('validate --release', () => {
  it('fails once for every sample value that is still there, at the line of its entry', async () => {
    const root = fixtureSite('dealer');
    const { sample } = parse(readFileSync(join(root, 'site.yaml'), 'utf8')) as { sample: { path: string }[] };
    const { result, code } = await runJson(root, 'validate', '--release');
    expect(result.findings.map(({ line }) => line)).toEqual(
      sample.map(({ path }) => lineOf(root, 'site.yaml', `{ path: ${path},`)),
    );
    expect(code).toBe(1);
  });

  it('passes when the list is empty', async () => {
    const { code } = await runCli(fixtureSite(), 'validate', '--release');
    expect(code).toBe(0);
  });
});
