import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hashesOf } from '../../../cli/pipeline/read-file.ts';
import { fixtureSite } from '../../support/fixture-site.ts';
import { putPhoto } from '../../support/photo.ts';
import { runJson } from '../../support/run-cli.ts';

const metaOf = (root: string, page: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"/?>`).exec(
    readFileSync(join(root, `dist/${page}.html`), 'utf8'),
  )?.[1];

const fileOf = (root: string, page: string) =>
  join(root, 'dist', new URL(metaOf(root, page, 'og:image') ?? '').pathname);

function edit(root: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
}

it('gives every page a card of its own, with its size and what it shows', async () => {
  const root = fixtureSite();
  expect((await runJson(root, 'build')).result.findings).toEqual([]);
  const pages = ['index', 'about', 'edison-township', 'carteret', 'not-found'];
  expect(new Set(pages.map((page) => fileOf(root, page))).size).toBe(pages.length);
  expect(readdirSync(join(root, 'dist/cards'))).toHaveLength(pages.length);
  for (const page of pages) {
    const { format, width, height } = await sharp(fileOf(root, page)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(metaOf(root, page, 'og:image:width')).toBe('1200');
    expect(metaOf(root, page, 'og:image:height')).toBe('630');
  }
  expect(metaOf(root, 'about', 'og:image:alt')).toBe('About us, Fixture Carts');
});

it('draws only one card again if only its heading has changed', async () => {
  const root = fixtureSite();
  await runJson(root, 'build');
  const before = { about: fileOf(root, 'about'), home: fileOf(root, 'index') };
  const inode = statSync(before.home).ino;
  edit(root, 'pages/about.yaml', 'heading: About us', 'heading: Who we are');
  await runJson(root, 'build');
  expect(fileOf(root, 'about')).not.toBe(before.about);
  // A shared link can still name the old card for a while.
  expect(existsSync(before.about)).toBe(true);
  expect(fileOf(root, 'index')).toBe(before.home);
  expect(statSync(before.home).ino).toBe(inode);
});

it('does not count the card as a change of the page', async () => {
  const root = fixtureSite();
  await runJson(root, 'build');
  const dates = readFileSync(join(root, '.cartwright/lastmod.json'), 'utf8');
  edit(root, 'pages/about.yaml', 'seo:\n', 'seo:\n  image:\n    file: yard.jpg\n    alt: A yard\n');
  await putPhoto(root, 'yard.jpg');
  await runJson(root, 'build');
  expect(metaOf(root, 'about', 'og:image')).toContain('/images/yard-');
  expect(readFileSync(join(root, '.cartwright/lastmod.json'), 'utf8')).toBe(dates);
});

it('counts a link to the cards of another site', () => {
  const contentOf = (href: string) => hashesOf(JSON.stringify({ href })).content;
  expect(contentOf('https://other.example/cards/a')).not.toBe(contentOf('https://other.example/cards/b'));
});

it('shows the photograph of a page that opens with one', async () => {
  const root = fixtureSite();
  await putPhoto(root, 'yard.jpg');
  edit(
    root,
    'pages/about.yaml',
    'heading: About us\n',
    'heading: About us\n    photograph: { file: yard.jpg, alt: A yard }\n',
  );
  /** Red at the top and blue at the bottom of the card. */
  const seen = async () => {
    await runJson(root, 'build');
    const { data, info } = await sharp(fileOf(root, 'about')).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => (y * info.width + x) * 3;
    return [data[at(1100, 40)], data[at(1100, 600) + 2]].map((part = 0) => part > 200);
  };
  expect(await seen()).toEqual([true, true]);
  await putPhoto(root, 'yard.jpg', { finish: (photo) => photo.flip() });
  expect(await seen()).toEqual([false, false]);
});
