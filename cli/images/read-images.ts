import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { eachAtOnce } from '../files/each-at-once.ts';
import { filesBelow } from '../files/files-below.ts';
import { type Memory, openMemory } from '../memory/memory.ts';
import { type ImageFile, limits } from './image-file.ts';
import { lookInto, tooLarge } from './look-into.ts';
import { hashImage } from './settings.ts';

/** A file that was changed as lately as this, in milliseconds, could be changed again without its time telling. */
const unsettled = 2000;

/**
 * The files of a folder as pictures. One that has been looked into before costs a look at its size and time, or, where that differs, a
 * read; its pixels are read once.
 * @param folder absolute path
 * @param names relative to it
 * @param onImage called before a file is looked into
 */
export async function readImages(
  folder: string,
  names: readonly string[],
  onImage: (name: string) => void = () => {},
): Promise<Map<string, ImageFile>> {
  const files = await withMemory(names, async (name, memory): Promise<ImageFile> => {
    const path = join(folder, name);
    const { hash, bytes, content } = await hashOf(path, memory);
    if (bytes > limits.bytes) {
      const seen = tooLarge(`${(bytes / 1e6).toFixed(1)} MB`, `${limits.bytes / 1e6} MB`);
      return { name, path, hash, seen };
    }
    const known = memory.recall<ImageFile['seen']>('picture', hash);
    if (known) return { name, path, hash, seen: known };
    onImage(name);
    const seen = await lookInto(content ?? (await readFile(path)));
    memory.keep('picture', hash, seen);
    return { name, path, hash, seen };
  });
  return new Map(files.map((file) => [file.name, file]));
}

/** What changes with the files of a folder, without reading those that have not changed; none where there is no such folder. */
export async function hashImages(folder: string): Promise<string[]> {
  const hashes = await withMemory(
    filesBelow(folder),
    async (name, memory) => `${name} ${(await hashOf(join(folder, name), memory)).hash}`,
  );
  return hashes.sort();
}

async function withMemory<Result>(
  files: readonly string[],
  work: (file: string, memory: Memory) => Promise<Result>,
): Promise<Result[]> {
  if (files.length === 0) return [];
  const memory = openMemory();
  const results = await eachAtOnce(availableParallelism(), files, (file) => work(file, memory));
  memory.save();
  return results;
}

/** The hash of a file; of one that is too large to be read, one that changes with its size. */
async function hashOf(path: string, memory: Memory): Promise<{ hash: string; bytes: number; content?: Uint8Array }> {
  const { ino, size: bytes, mtimeMs } = await stat(path);
  if (bytes > limits.bytes) return { hash: `too-large-${bytes}`, bytes };
  const identity = [path, ino, bytes, mtimeMs];
  const known = memory.recall<string>('file', identity);
  if (known) return { hash: known, bytes };
  const content = await readFile(path);
  const hash = hashImage(content);
  if (Date.now() - mtimeMs > unsettled) memory.keep('file', identity, hash);
  return { hash, bytes, content };
}
