import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cachedWhileUsed, pruneUnused } from '../memory/cache.ts';
import { eachAtOnce } from './each-at-once.ts';
import { type Flaw, type ImageFile, limits, type Picture } from './image-file.ts';
import { type KnownHashes, loadKnownHashes } from './known-hashes.ts';
import { lookInto } from './look-into.ts';
import { hashImage } from './settings.ts';

const knownImages = 'known-images.json';

/** How long what was made of a picture is kept after it was last used. */
export const keptDays = 30;

/**
 * The files of a folder as pictures. One that has been looked into before costs a look at its size and time, or, where that differs, a
 * read; its pixels are read once.
 * @param folder absolute path
 * @param names relative to it
 * @param onImage told before a file is looked into
 */
export async function readImages(
  folder: string,
  names: readonly string[],
  onImage: (name: string) => void = () => {},
): Promise<Map<string, ImageFile>> {
  if (names.length === 0) return new Map();
  const known = await loadKnownHashes(knownImages);
  let looked = false;
  const onLook = (name: string) => {
    looked = true;
    onImage(name);
  };
  const files = await eachAtOnce(availableParallelism(), names, (name) =>
    readImage(name, join(folder, name), known, onLook),
  );
  await known.save();
  if (looked) await pruneUnused('image-facts', keptDays);
  return new Map(files.map((file) => [file.name, file]));
}

/** What changes with the files of a folder, without reading those that have not changed; none where there is no such folder. */
export async function hashImages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  if (paths.length === 0) return [];
  const known = await loadKnownHashes(knownImages);
  const hashes = await Promise.all(
    paths.map(async (path) => `${path.slice(folder.length)} ${(await hashOf(path, known)).hash}`),
  );
  await known.save();
  return hashes.sort();
}

async function readImage(
  name: string,
  path: string,
  known: KnownHashes,
  onLook: (name: string) => void,
): Promise<ImageFile> {
  const { hash, bytes, content } = await hashOf(path, known);
  if (bytes > limits.bytes) return { name, path, hash, seen: { flaw: 'bytes', bytes } };
  const facts = await cachedWhileUsed('image-facts', hash, async (file) => {
    onLook(name);
    await writeFile(file, JSON.stringify(await lookInto(content ?? (await readFile(path)))));
  });
  return { name, path, hash, seen: JSON.parse(await readFile(facts, 'utf8')) as Picture | Flaw };
}

/** The hash of a file; of one that is too large to be read, one that changes with its size. */
async function hashOf(
  path: string,
  known: KnownHashes,
): Promise<{ hash: string; bytes: number; content?: Uint8Array }> {
  const stats = await stat(path);
  if (stats.size > limits.bytes) return { hash: `too-large-${stats.size}`, bytes: stats.size };
  const before = known.get(path, stats);
  if (before !== undefined) return { hash: before, bytes: stats.size };
  const content = await readFile(path);
  const hash = hashImage(content);
  known.set(path, stats, hash);
  return { hash, bytes: stats.size, content };
}
