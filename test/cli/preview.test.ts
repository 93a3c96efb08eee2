import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { edit } from '../support/edit.ts';
import { fixtureSite, repository } from '../support/fixture-site.ts';

const page = (first: string, title: string) => `${first}
seo:
  title: ${title}
  description: ${title}, which the shop has thought of for the first warm days of the year, on one page.
blocks:
  - type: hero
    heading: ${title}
`;

it('shows drafts and the pages of a day under a banner, to no search engine, and follows what is saved', async () => {
  const root = fixtureSite();
  writeFileSync(join(root, 'pages/spring.yaml'), page('publishOn: 2027-04-01', 'Spring offers'));
  writeFileSync(join(root, 'pages/plans.yaml'), page('draft: true', 'Our plans'));
  const args = [join(repository, 'cli/run.js'), 'preview', '--port', '0', '--on', '2027-04-01'];
  const child = spawn(process.execPath, args, { cwd: root });
  onTestFinished(() => void child.kill());
  let said = '';
  const saying = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(said);
      if (found) return found[1] ?? '';
      said += String((await once(child.stdout, 'data'))[0]);
    }
  };
  const url = await saying(/Preview at (\S+) /);
  const text = async (path: string) => (await fetch(url + path)).text();
  expect(await text('/plans')).toContain('A preview of April 1, 2027, drafts included.');
  expect(await text('/plans')).toContain('content="noindex"');
  expect(await text('/spring')).toContain('Spring offers');

  said = '';
  edit(root, 'pages/plans.yaml', 'heading: Our plans', 'heading: Our great plans');
  await saying(/preview: (\d+) pages/);
  expect(await text('/plans')).toContain('Our great plans');

  // Many editors save this way: they write a new file, then move it into place.
  for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
    said = '';
    writeFileSync(join(root, 'plans.new'), page('draft: true', `Our ${name} plans`));
    renameSync(join(root, 'plans.new'), join(root, 'pages/plans.yaml'));
    await saying(/preview: (\d+) pages/);
    expect(await text('/plans')).toContain(`Our ${name} plans`);
  }

  mkdirSync(join(root, 'schemas'));
  await saying(/(The schemas have changed\. To see that, stop the preview)/);
});

it('names a day in its banner that is no date of the site', async () => {
  const args = [join(repository, 'cli/run.js'), 'preview', '--port', '0', '--on', '2027-12-24'];
  const child = spawn(process.execPath, args, { cwd: fixtureSite('dealer') });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Preview at');
  const [, url = ''] = /Preview at (\S+) /.exec(said) ?? [];
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('A preview of December 24, 2027'),
  ]);
});

it('leaves nothing behind if it is stopped while it builds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const args = [join(repository, 'cli/run.js'), 'preview', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: fixtureSite(), env: { ...process.env, TMPDIR: folder } });
  const found = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await expect.poll(() => found().some((name) => name.endsWith('.html'))).toBe(true);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(found().filter((name) => name.startsWith('cartwright-preview-'))).toEqual([]);
});

it('ends with an error, and not with a server, where there is no site', async () => {
  const root = fixtureSite();
  rmSync(join(root, 'site.yaml'));
  const args = [join(repository, 'cli/run.js'), 'preview', '--port', '0'];
  const [code] = await once(spawn(process.execPath, args, { cwd: root }), 'exit');
  expect(code).toBe(2);
});
