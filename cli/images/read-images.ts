import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import type { Metadata } from 'sharp';
import { filesBelow } from '../files/folders.ts';
import type { Memory } from '../memory/memory.ts';
import { outdated } from '../usage-error.ts';
import { type Flaw, hashImage, type ImageFile, limits, type Picture, settings } from './image-file.ts';

/** A file that changed less than this many milliseconds ago could change again without a new modification time. */
const unsettled = 2000;

const concurrency = availableParallelism();

/**
 * Inspects the files of a folder as pictures. For a file that we know, we check only its size and time, or read it if those differ. We
 * decode its pixels only once.
 * @param folder absolute path
 * @param names relative to it
 * @param onImage called before we inspect a file
 */
export async function readImages(
  folder: string,
  names: readonly string[],
  memory: Memory,
  onImage: (name: string) => void = () => {},
): Promise<Map<string, ImageFile>> {
  const read = async (name: string): Promise<ImageFile> => {
    const path = join(folder, name);
    const { hash, content } = await hashOf(path, memory);
    const known = memory.recall<ImageFile['seen']>('picture', hash);
    if (known) return { name, path, hash, seen: known };
    onImage(name);
    const seen = await lookInto(path, content);
    memory.keep('picture', hash, seen);
    return { name, path, hash, seen };
  };
  const files = await pMap(names, read, { concurrency });
  return new Map(files.map((file) => [file.name, file]));
}

/** The hashes of a folder's files. Does not read files that have not changed. Empty if there is no such folder. */
export async function hashImages(folder: string, memory: Memory): Promise<string[]> {
  const hashOfFile = async (name: string) => `${name} ${(await hashOf(join(folder, name), memory)).hash}`;
  return (await pMap(filesBelow(folder), hashOfFile, { concurrency })).sort();
}

/** The hash of a file, and its content if we had to read it. For a file that is too large to read, the hash is just its size. */
async function hashOf(path: string, memory: Memory): Promise<{ hash: string; content?: Uint8Array }> {
  const about = await stat(path);
  const { ino, size, mtimeMs } = about;
  // A link to the folder that holds it, for example.
  if (!about.isFile()) return { hash: 'no-file', content: new Uint8Array() };
  if (size > limits.bytes) return { hash: `too-large-${size}` };
  const identity = [path, ino, size, mtimeMs];
  const known = memory.recall<string>('file', identity);
  if (known) return { hash: known };
  const content = await readFile(path);
  const hash = hashImage(content);
  if (Date.now() - mtimeMs > unsettled) memory.keep('file', identity, hash);
  return { hash, content };
}

/** @throws an `outdated` error if the picture no longer has this hash, since what we make of it is kept under that */
export async function contentOf(path: string, hash: string | undefined): Promise<Uint8Array> {
  const content = await readFile(path);
  if (hashImage(content) !== hash) throw outdated(path);
  return content;
}

/** The formats that we read, as image editors call them. */
const kinds = 'JPEG, PNG, WebP or AVIF';

const noPicture: Flaw = {
  message: 'File "{name}" is not a picture.',
  hint: `Put the photograph itself there, as ${kinds}.`,
};

const damaged: Flaw = {
  message: 'Photograph "{name}" is damaged or not complete.',
  hint: 'Copy it again from where it came from.',
};

/** Beyond the limits, resizing takes more memory and time than a picture is worth. */
function tooLarge(has: string, most: string): Flaw {
  return {
    message: `Photograph "{name}" has ${has}, more than the ${most} that are read.`,
    hint: 'Save it smaller; 2400 pixels are wide enough for every place.',
  };
}

/**
 * Inspects a file's content: is it a picture that we can show, and what do pages need to know about it? We decode its pixels once, which
 * shows whether the file is truncated.
 * @param known its content, if we have read it
 */
async function lookInto(path: string, known?: Uint8Array): Promise<Picture | Flaw> {
  const { size } = await stat(path);
  if (size > limits.bytes) return tooLarge(`${(size / 1e6).toFixed(1)} MB`, `${limits.bytes / 1e6} MB`);
  const content = known ?? (await readFile(path));
  const { default: sharp } = await import('sharp');
  let head: Metadata;
  try {
    // This reads only the header, so we check the limit ourselves and report it in our own words.
    head = await sharp(content, { limitInputPixels: false }).metadata();
  } catch (error) {
    // Phones write these, and sharp calls most of them damaged.
    if (/^.{4}ftyp(?:hei|hev|mif|msf)/s.test(Buffer.from(content.subarray(0, 12)).toString('latin1')))
      return ofKind('HEIC');
    return /corrupt|bad seek|premature/.test(String(error)) ? damaged : noPicture;
  }
  const kind = head.format === 'heif' && head.compression === 'av1' ? 'avif' : head.format;
  if (!['jpeg', 'png', 'webp', 'avif'].includes(kind)) return ofKind(kind === 'heif' ? 'HEIC' : kind.toUpperCase());
  const { width, height } = head.autoOrient;
  if (width * height > limits.pixels) return tooLarge(`${width} by ${height} pixels`, `${limits.pixels / 1e6} million`);
  try {
    const opaque = !head.hasAlpha || (await sharp(content, reading).stats()).isOpaque;
    return { width, height, opaque, preview: opaque ? await previewOf(sharp(content, reading)) : undefined };
  } catch {
    return damaged;
  }
}

const ofKind = (kind: string): Flaw => {
  return { message: `Photograph "{name}" is of the kind ${kind}, which is not read.`, hint: `Save it as ${kinds}.` };
};

/** Options for opening any picture. We ignore warnings, which harmless quirks of phone pictures cause. */
export const reading = { failOn: 'error', limitInputPixels: limits.pixels } as const;

async function previewOf(picture: import('sharp').Sharp): Promise<string> {
  const { width, quality } = settings.preview;
  const webp = await picture.autoOrient().resize(width).flatten().webp({ quality, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
