import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDevSite } from '../../cli/dev/dev-site.ts';
import { cacheFile } from '../../cli/memory/cache.ts';
import { addDays, todayIn } from '../../cli/source/calendar.ts';
import { repository } from '../support/copy-dealer-site.ts';
import { edit } from '../support/edit.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { putPhoto } from '../support/photo.ts';
import { editSite } from './support.ts';

const site = editSite();

it('is styled before any script runs, and nothing moves when they do', async () => {
  const still = await site.open('/', { javaScriptEnabled: false });
  const look = () =>
    ['body', 'h1', 'header', 'footer'].map((name) => {
      const { fontFamily, color, backgroundColor, display } = getComputedStyle(document.querySelector(name) as Element);
      return [fontFamily, color, backgroundColor, display];
    });
  const first = await still.evaluate(look);
  expect(first[0]?.[0]).toContain('Instrument Sans');
  expect(first[1]?.[0]).toContain('Bricolage Grotesque');
  const page = await site.open('/');
  expect(await page.evaluate(look)).toEqual(first);
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return sum;
  });
  expect(shift).toBeLessThan(0.01);
});

it.each(['/package.json', '/cli/main.ts', `/@fs${repository}/README.md`, `/@fs${cacheFile('memory.sqlite')}`])(
  'keeps %s to itself: it gives browsers the code of pages and nothing else',
  async (path) => {
    expect((await fetch(site.dev.url + path)).status).toBe(403);
  },
);

it.each(['/%zz', '/nowhere/at/all', '/nowhere.php'])('answers %s with the page for unknown addresses', async (path) => {
  const answer = await fetch(site.dev.url + path);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringMatching(/<h1[^>]*>[^<]*not found/i)]);
});

it('has the favicon of the build', async () => {
  const answer = await fetch(`${site.dev.url}/favicon.svg`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

it('shows photographs while the site is edited, each file made when it is asked for', async () => {
  await putPhoto(site.root, 'yard.jpg');
  edit(
    site.root,
    'pages/about.yaml',
    '\nblocks:\n',
    '\nblocks:\n  - type: photograph\n    photograph: { file: yard.jpg, alt: A yard }\n',
  );
  let html = '';
  const show = async () => (html = await (await fetch(`${site.dev.url}/about`)).text());
  await expect.poll(show).toContain('/images/yard-');
  for (const [ending, type] of [
    ['-480.webp', 'image/webp'],
    ['-800.avif', 'image/avif'],
    ['-1280.jpg', 'image/jpeg'],
  ] as const) {
    const path = new RegExp(`/images/yard-[0-9a-f]+${ending}`).exec(html)?.[0];
    const answer = await fetch(site.dev.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    const { width } = await sharp(await answer.arrayBuffer()).metadata();
    expect(width).toBe(Number(/\d+/.exec(ending)?.[0]));
  }
  expect((await fetch(`${site.dev.url}/images/yard.jpg`)).status).toBe(404);
});

it('shows a saved text in place: scroll, focus and what is typed stay', async () => {
  const page = await site.open('/contact');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').focus();
  await page.evaluate(() => scrollTo(0, 240));
  const top = await page.evaluate(() => scrollY);
  const file = join(site.root, 'pages/contact.yaml');
  const heading = /heading: (.*)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  edit(site.root, 'pages/contact.yaml', `heading: ${heading}`, 'heading: Say hello to us');
  edit(site.root, 'pages/contact.yaml', /title: .*/, 'title: Say hello');
  await page.getByRole('heading', { name: 'Say hello to us' }).waitFor();
  await expect.poll(() => page.title()).toContain('Say hello');
  expect(
    await page.evaluate(() => [scrollY, document.activeElement?.getAttribute('name'), 'isSame' in window]),
  ).toEqual([top, 'lastName', true]);
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
});

it('keeps the form when a block is put before it', async () => {
  const page = await site.open('/contact');
  await page.getByLabel('First name').fill('Ada');
  edit(site.root, 'pages/contact.yaml', '\nblocks:\n', '\nblocks:\n  - type: prose\n    text: A word before all.\n');
  await page.getByText('A word before all.').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
});

it('shows a changed price on the cards of other pages, with the filters as they are chosen', async () => {
  const page = await site.open('/inventory?brand=denago');
  const count = await page.locator('article').count();
  edit(site.root, 'pages/vehicles/denago-ev-city.yaml', /^price: .*/m, 'price: 15250');
  await page.getByText('$15,250').first().waitFor();
  expect(await page.locator('article').count()).toBe(count);
  expect(new URL(page.url()).search).toBe('?brand=denago');
});

it('follows pages that come and go, and new photographs', async () => {
  const page = await site.open('/open-day');
  expect(await page.textContent('h1')).toContain('not found');
  const file = join(site.root, 'pages/open-day.yaml');
  const text =
    'seo:\n  title: Open day\n  description: Drive every cart on the lot.\n  keywords: [open day]\nblocks:\n  - type: hero\n    heading: Open day\n';
  writeFileSync(file, text);
  await page.getByRole('heading', { name: 'Open day' }).waitFor();
  await putPhoto(site.root, 'tent.jpg');
  writeFileSync(file, `${text}  - type: photograph\n    photograph: { file: tent.jpg, alt: A tent }\n`);
  const picture = page.getByAltText('A tent');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  rmSync(file);
  await page.getByRole('heading', { name: /not found/i }).waitFor();
});

it.each(['vite.config.ts', 'api/app.ts'])(
  'goes on showing what is saved after a change of %s, which the running server cannot take',
  async (file) => {
    const page = await site.open('/about');
    const before = site.dev.output().length;
    utimesSync(join(repository, file), new Date(), new Date());
    await expect.poll(() => site.dev.output().slice(before)).toContain('stop it with Ctrl+C and start it again');
    edit(site.root, 'pages/about.yaml', /^ {4}heading: .*/m, `    heading: Seen after ${file}`);
    await page.getByRole('heading', { name: `Seen after ${file}` }).waitFor();
  },
);

it('answers for a vehicle as long as there is one', async () => {
  const spare = join(site.root, 'pages/vehicles/denago-ev-spare.yaml');
  const status = async () => (await fetch(`${site.dev.url}/api/vehicles/denago-ev-spare`)).status;
  copyFileSync(join(site.root, 'pages/vehicles/denago-ev-city.yaml'), spare);
  await expect.poll(status).toBe(200);
  rmSync(spare);
  await expect.poll(status).toBe(404);
});

it('leads to a page from other spellings of its address, and goes along when a page moves', async () => {
  const ends = ['/about/', '/ABOUT', '/about.html'].map(async (path) => (await fetch(site.dev.url + path)).url);
  expect(new Set(await Promise.all(ends))).toEqual(new Set([`${site.dev.url}/about`]));
  const page = await site.open('/policies/ethics-policy');
  const before = readFileSync(join(site.root, 'site.yaml'), 'utf8');
  const [from, to] = ['ethics-policy', 'ethics'].map((name) => join(site.root, `pages/policies/${name}.yaml`));
  renameSync(from ?? '', to ?? '');
  const moved = before.replaceAll('/policies/ethics-policy', '/policies/ethics');
  writeFileSync(
    join(site.root, 'site.yaml'),
    `${moved}\nredirects:\n  /policies/ethics-policy: /policies/ethics\n  /ethics.php: /policies/ethics\n`,
  );
  // The page may load twice, which would end a wait for its load.
  await expect.poll(() => page.url()).toBe(`${site.dev.url}/policies/ethics`);
  expect((await fetch(`${site.dev.url}/ethics.php`)).url).toBe(`${site.dev.url}/policies/ethics`);
  renameSync(to ?? '', from ?? '');
  writeFileSync(join(site.root, 'site.yaml'), before);
});

it('takes messages as the site does, and prints the mail', async () => {
  const message = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '7325550123',
    interest: 'sales',
  };
  const sent = await fetch(`${site.dev.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, message: `May I drive one? ${Date.now()}` }),
  });
  expect(sent.status).toBe(201);
  await site.dev.printed(/Sales inquiry from Ada Byron/);
  const refused = await fetch(`${site.dev.url}/api/contact`, {
    method: 'POST',
    body: new URLSearchParams({ firstName: 'Ada' }),
  });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="Ada"');
  expect(await (await fetch(`${site.dev.url}/api/vehicles/denago-ev-city`)).json()).toMatchObject({
    id: 'denago-ev-city',
  });
  expect((await fetch(`${site.dev.url}/api/vehicles/nothing`)).status).toBe(404);
});

it.each(['SIGTERM', 'SIGKILL', 'SIGINT'] as const)(
  'ends with its npm by %s, to it alone or from the terminal',
  async (signal) => {
    const npm = spawn('npm', ['run', 'dev', '--', '--port', '0'], {
      cwd: repository,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = npm.pid ?? 0;
    const hasEnded = () => npm.exitCode !== null || npm.signalCode !== null;
    onTestFinished(() => void (hasEnded() || process.kill(-pid, 'SIGKILL')));
    let text = '';
    npm.stdout.on('data', (chunk) => (text += chunk));
    await expect.poll(() => text).toContain('Editing at');
    const url = /Editing at (\S+)/.exec(text)?.[1] ?? '';
    // A signal from outside reaches only one process; Ctrl+C in a terminal reaches the whole group.
    process.kill(signal === 'SIGINT' ? -pid : pid, signal);
    const isThere = (): Promise<boolean> =>
      fetch(url).then(
        () => true,
        () => false,
      );
    await expect.poll(isThere, { timeout: 5_000 }).toBe(false);
    await expect.poll(hasEnded, { timeout: 5_000 }).toBe(true);
  },
);

it('leaves no file in the cache that nobody has used for weeks', async () => {
  await putPhoto(site.root, 'gate.jpg', { width: 1000 + randomInt(1000), height: 500 + randomInt(1000) });
  const block = '  - type: photograph\n    photograph: { file: gate.jpg, alt: A gate }\n';
  edit(site.root, 'pages/showroom.yaml', '\nblocks:\n', `\nblocks:\n${block}`);
  let image: string | undefined;
  const show = async () => (await fetch(`${site.dev.url}/showroom`)).text();
  await expect.poll(async () => (image = /\/images\/gate-\w+-480\.webp/.exec(await show())?.[0])).toBeTruthy();
  expect((await fetch(site.dev.url + image)).status).toBe(200);
  // Only now, since builds of tests beside this one clean the same cache.
  const old = cacheFile(`rendition-${randomUUID()}`);
  writeFileSync(old, 'old');
  utimesSync(old, new Date('2026-01-02'), new Date('2026-01-02'));
  expect(existsSync(old)).toBe(true);
  expect(await site.dev.stop()).toBe(0);
  expect(existsSync(old)).toBe(false);
});

it('shows a page as it is today, though the day began while nobody saved', async () => {
  const root = fixtureSite();
  const tomorrow = addDays(todayIn('America/New_York'), 1);
  edit(
    root,
    'pages/about.yaml',
    '\nblocks:\n',
    `\nblocks:\n  - { type: prose, publishOn: ${tomorrow}, text: Hello }\n`,
  );
  const editing = createDevSite({ root, baseUrl: '' });
  await editing.update();
  const texts = async () => (await editing.show('/about')).page.blocks.map((block) => 'text' in block && block.text);
  expect(await texts()).not.toContainEqual(expect.stringContaining('Hello'));
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tomorrow}T12:00Z`) });
  expect(await texts()).toContainEqual(expect.stringContaining('Hello'));
});

it('shows a page with a mistake as it last was without mistakes, even if nobody asked for it then', async () => {
  const root = fixtureSite();
  const editing = createDevSite({ root, baseUrl: '' });
  const heading = async () =>
    (await editing.show('/about')).page.blocks.map((block) => 'heading' in block && block.heading);
  await editing.update();
  await heading();
  edit(root, 'pages/about.yaml', /heading: .*/, 'heading: Seen by nobody');
  await editing.update();
  edit(root, 'pages/about.yaml', 'type: hero', 'type: heroo');
  await editing.update();
  expect(await heading()).toContain('Seen by nobody');
});
