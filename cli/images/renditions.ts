import type { Photograph } from '../../schemas/generated/common/photograph.ts';
import { slugOf } from '../files/slug.ts';
import { type ImageFile, isPicture, type Picture, settings } from './image-file.ts';
import { reading } from './read-images.ts';
import { type StoredFiles, type Storing, storeFiles } from './stored-files.ts';

export type Rendition = ReturnType<typeof renditionOf>;

/** A phone's width, twice and three times that, and a wide screen's. */
const widths = [480, 800, 1280, 1920];

/** Where no other is known, one file has to do for every screen. */
const fallbackWidth = 1280;

/** The widths that are made of a picture `width` pixels wide: it is never enlarged. */
function widthsFor(width: number): number[] {
  const smaller = widths.filter((standard) => standard < width);
  return smaller.length < widths.length ? [...smaller, width] : widths;
}

/** What a page knows of a picture; undefined for a file that cannot be shown. */
export function renditionsOf(image: ImageFile): Photograph['renditions'] {
  if (!isPicture(image.seen)) return undefined;
  const { width, height, preview } = image.seen;
  const available = widthsFor(width);
  const largest = available.at(-1) as number;
  return {
    address: `/${stemOf(image)}`,
    widths: available,
    fallback: `/${fallbackOf(image, image.seen).name}`,
    width: largest,
    height: Math.round((height * largest) / width),
    preview,
  };
}

/** Every file that is made of a picture for the pages. */
export function filesOf(image: ImageFile): Rendition[] {
  if (!isPicture(image.seen)) return [];
  const formats = ['avif', 'webp'] as const;
  const pairs = widthsFor(image.seen.width).flatMap((width) =>
    formats.map((format) => renditionOf(image, format, width)),
  );
  return [...pairs, fallbackOf(image, image.seen)];
}

/** The picture as shared links show it. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The one file that is made of a picture for shared links. */
export function socialFileOf(image: ImageFile): Rendition {
  return renditionOf(image, 'jpeg', socialSize.width, socialSize.height);
}

function fallbackOf(image: ImageFile, { width, opaque }: Picture): Rendition {
  return renditionOf(image, opaque ? 'jpeg' : 'png', Math.min(width, fallbackWidth));
}

/**
 * One file that is made of a picture: its name in the built site, as `images/ev-nomad-1f0c9a3e-800.avif`, a hash that changes with its
 * content, and the path of the picture in the file system.
 * @param height where the picture is cut to it; it keeps its shape otherwise
 */
function renditionOf(image: ImageFile, format: 'avif' | 'webp' | 'jpeg' | 'png', width: number, height?: number) {
  const ending = format === 'jpeg' ? 'jpg' : format;
  const name = `${stemOf(image)}-${height === undefined ? width : 'social'}.${ending}`;
  const hash = `${image.hash}-${width}${height === undefined ? '' : `x${height}`}.${format}`;
  return { name, hash, path: image.path, format, width, height };
}

/** Name in the built site, up to the width: words of the file's own name, and the hash. */
function stemOf({ name, hash }: ImageFile): string {
  const words = slugOf(name.replace(/\.[^.]*$/, ''));
  return `images/${words === '' ? '' : `${words}-`}${hash.slice(0, 10)}`;
}

/** The files that are wanted of pictures. Their colors are sRGB; place, time and camera are left out of them. */
export function makeRenditions(wanted: readonly Rendition[], options?: Storing): Promise<StoredFiles> {
  return storeFiles('rendition', wanted, make, options);
}

async function make({ path, format, width, height }: Rendition, target: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const sized = sharp(path, reading).autoOrient().resize({ width, height, position: 'attention' });
  // A JPEG has nothing to be seen through.
  if (format === 'jpeg') sized.flatten({ background: '#ffffff' });
  await sized.toFormat(format, settings[format]).toFile(target);
}
