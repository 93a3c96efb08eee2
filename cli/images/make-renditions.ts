import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { cachedWhileUsed, pruneUnused } from '../memory/cache.ts';
import { eachAtOnce } from './each-at-once.ts';
import type { ImageFile } from './image-file.ts';
import { reading } from './look-into.ts';
import { keptDays } from './read-images.ts';
import type { Rendition } from './renditions.ts';
import { settings } from './settings.ts';

/** A finished file in the cache. `hash` changes with its content. */
export interface StoredFile {
  path: string;
  hash: string;
}

/** A file that is wanted of a picture. */
export interface WantedRendition {
  image: ImageFile;
  rendition: Rendition;
}

export interface RenditionOptions {
  /** Told of each file that is there. */
  onRendition?: () => void;
  /** Ends the work between two files. */
  signal?: AbortSignal;
}

/**
 * The files that are wanted of pictures, by the name that they have in the built site. One that has been made before is taken from the
 * cache.
 */
export async function makeRenditions(
  wanted: readonly WantedRendition[],
  { onRendition, signal }: RenditionOptions = {},
): Promise<Map<string, StoredFile>> {
  let isNew = false;
  const onNew = () => {
    isNew = true;
  };
  const made = await eachAtOnce(availableParallelism(), wanted, async (one): Promise<[string, StoredFile]> => {
    signal?.throwIfAborted();
    const stored = await makeRendition(one, onNew);
    onRendition?.();
    return [one.rendition.name, stored];
  });
  if (isNew) await pruneUnused('rendition', keptDays);
  return new Map(made);
}

/** One file of a picture, made if it is not there yet. Its colors are sRGB; place, time and camera are left out of it. */
export async function makeRendition(
  { image, rendition }: WantedRendition,
  onNew: () => void = () => {},
): Promise<StoredFile> {
  const { format, width, height } = rendition;
  const hash = `${image.hash}-${width}${height === undefined ? '' : `x${height}`}.${format}`;
  const path = await cachedWhileUsed('rendition', hash, async (file) => {
    onNew();
    const { default: sharp } = await import('sharp');
    const cut = height === undefined ? {} : { height, fit: 'cover' as const, position: 'attention' };
    const sized = sharp(image.path, reading)
      .autoOrient()
      .resize({ width, ...cut });
    await encode(sized, format).toFile(file);
  });
  return { path, hash };
}

function encode(picture: Sharp, format: Rendition['format']): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif(settings.avif);
    case 'webp':
      return picture.webp(settings.webp);
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg(settings.jpeg);
    case 'png':
      return picture.png(settings.png);
  }
}
