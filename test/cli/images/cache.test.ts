import { randomInt } from 'node:crypto';
import { cpSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ImageFile } from '../../../cli/images/image-file.ts';
import { hashImages, readImages } from '../../../cli/images/read-images.ts';
import { filesOf, type Rendition } from '../../../cli/images/renditions.ts';
import { openMemory } from '../../../cli/memory/memory.ts';
import { openDrawingThreads, picture } from '../../../cli/pipeline/picture.ts';
import { fixtureSite } from '../../support/fixture-site.ts';
import { putPhoto } from '../../support/photo.ts';

const memory = openMemory();

const make = (wanted: Rendition[]) => picture(wanted, [], openDrawingThreads({ serverEntry: '', images: '' }));

/** A folder with a unique photograph, so that nothing about it is cached. */
async function folderWithPhoto(): Promise<string> {
  const root = fixtureSite();
  const path = await putPhoto(root, 'yard.png', { width: 500 + randomInt(1000), height: 300 + randomInt(1000) });
  utimesSync(path, new Date('2026-01-02'), new Date('2026-01-02'));
  return join(root, 'pages/images');
}

async function read(folder: string): Promise<{ image: ImageFile; looked: string[] }> {
  const looked: string[] = [];
  const images = await readImages(folder, ['yard.png'], memory, (name) => looked.push(name));
  return { image: images.get('yard.png') as ImageFile, looked };
}

it('looks into a file once, and not again for a copy under another name', async () => {
  const folder = await folderWithPhoto();
  const first = await read(folder);
  expect(first.looked).toEqual(['yard.png']);
  expect(await read(folder)).toEqual({ ...first, looked: [] });
  cpSync(join(folder, 'yard.png'), join(folder, 'copy.png'));
  const looked: string[] = [];
  const copies = await readImages(folder, ['copy.png'], memory, (name) => looked.push(name));
  expect(copies.get('copy.png')?.hash).toBe(first.image.hash);
  expect(looked).toEqual([]);
});

it('reads a file again if its content has changed', async () => {
  const folder = await folderWithPhoto();
  const first = await read(folder);
  const before = await hashImages(folder, memory);
  await putPhoto(join(folder, '../..'), 'yard.png', { width: 444, height: 333 });
  const second = await read(folder);
  expect(second.image.hash).not.toBe(first.image.hash);
  expect(second.image.seen).toMatchObject({ width: 444, height: 333 });
  expect(await hashImages(folder, memory)).not.toEqual(before);
});

it('makes the files of a picture once', async () => {
  const { image } = await read(await folderWithPhoto());
  const wanted = filesOf(image);
  const times = async () =>
    [...(await make(wanted)).values()].map(({ path }) => [path, statSync(path).ino, statSync(path).mtimeMs]);
  const first = await times();
  expect(first).toHaveLength(wanted.length);
  expect(await times()).toEqual(first);
});

it('makes a file again that a crash has emptied, or that is damaged in the middle', async () => {
  const { image } = await read(await folderWithPhoto());
  const wanted = filesOf(image).slice(0, 1);
  const paths = async () => [...(await make(wanted)).values()].map(({ path }) => path);
  const [path = ''] = await paths();
  const whole = readFileSync(path);
  const damages = [Buffer.alloc(0), whole.with(whole.length >> 1, ~(whole[whole.length >> 1] ?? 0))];
  for (const damaged of damages) {
    writeFileSync(path, damaged);
    expect(await paths()).toEqual([path]);
    expect(readFileSync(path)).toEqual(whole);
  }
});
