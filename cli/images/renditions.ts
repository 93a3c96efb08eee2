import type { Photograph } from '../../schemas/generated/common/photograph.ts';
import { slugOf } from '../files/slug.ts';
import { type ImageFile, isPicture, type Picture, settings } from './image-file.ts';
import { contentOf, reading } from './read-images.ts';

export type Rendition = ReturnType<typeof renditionOf>;

/** The width of a phone, about twice and three times that, and the width of a large screen. */
const widths = [480, 800, 1280, 1920];

/** Browsers that know no other format get a single file for every screen. */
const fallbackWidth = 1280;

/** The widths that we make of a picture. We never enlarge it. */
function widthsFor(width: number): number[] {
  const smaller = widths.filter((standard) => standard < width);
  return smaller.length < widths.length ? [...smaller, width] : widths;
}

/** What a page needs to know about a picture. Undefined for a file that we cannot show. */
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

/** All files that we make of a picture for the pages. */
export function filesOf(image: ImageFile): Rendition[] {
  if (!isPicture(image.seen)) return [];
  const formats = ['avif', 'webp'] as const;
  const pairs = widthsFor(image.seen.width).flatMap((width) =>
    formats.map((format) => renditionOf(image, format, width)),
  );
  return [...pairs, fallbackOf(image, image.seen)];
}

/** The size of pictures in shared links. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The file that we make of a picture for shared links. */
export function socialFileOf(image: ImageFile): Rendition {
  return renditionOf(image, 'jpeg', socialSize.width, socialSize.height);
}

function fallbackOf(image: ImageFile, { width, opaque }: Picture): Rendition {
  return renditionOf(image, opaque ? 'jpeg' : 'png', Math.min(width, fallbackWidth));
}

/**
 * Describes a file that we make of a picture: its name in the built site, such as `images/ev-nomad-1f0c9a3e-800.avif`, a hash that changes
 * with its content, and the source picture's path.
 * @param height crops the picture to this height; without it, the picture keeps its aspect ratio
 */
function renditionOf(image: ImageFile, format: 'avif' | 'webp' | 'jpeg' | 'png', width: number, height?: number) {
  const ending = format === 'jpeg' ? 'jpg' : format;
  const name = `${stemOf(image)}-${height === undefined ? width : 'social'}.${ending}`;
  const hash = `${image.hash}-${width}${height === undefined ? '' : `x${height}`}.${format}`;
  return { name, hash, path: image.path, image: image.hash, format, width, height };
}

/** The name in the built site up to the width: words from the file name, and the hash. */
function stemOf({ name, hash }: ImageFile): string {
  const words = slugOf(name.replace(/\.[^.]*$/, ''));
  return `images/${words === '' ? '' : `${words}-`}${hash.slice(0, 10)}`;
}

/** Writes the file to `target`. It is sRGB, and has no location, time or camera metadata. */
export async function makeRendition({ path, image, format, width, height }: Rendition, target: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const sized = sharp(await contentOf(path, image), reading)
    .autoOrient()
    .resize({ width, height, position: 'attention' });
  // JPEG has no transparency.
  if (format === 'jpeg') sized.flatten({ background: '#ffffff' });
  await sized.toFormat(format, settings[format]).toFile(target);
}
