import type { Photograph } from '../../schemas/generated/common/photograph.ts';
import { slugOf } from '../files/slug.ts';
import { type ImageFile, isPicture, type Picture, settings } from './image-file.ts';
import { reading } from './read-images.ts';
import { type StoredFiles, type Storing, storeFiles } from './stored-files.ts';

/** One file that is made of a picture. */
interface Rendition {
  /** Name in the built site: `images/ev-nomad-1f0c9a3e-800.avif`. */
  name: string;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  width: number;
  /** Set where the picture is cut to this height; it keeps its shape otherwise. */
  height?: number;
}

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
  const pairs = widthsFor(image.seen.width).flatMap((width): Rendition[] => [
    { name: `${stemOf(image)}-${width}.avif`, format: 'avif', width },
    { name: `${stemOf(image)}-${width}.webp`, format: 'webp', width },
  ]);
  return [...pairs, fallbackOf(image, image.seen)];
}

/** The picture as shared links show it. */
export const socialSize = { width: 1200, height: 630 } as const;

/** The one file that is made of a picture for shared links. */
export function socialFileOf(image: ImageFile): Rendition {
  return { name: `${stemOf(image)}-social.jpg`, format: 'jpeg', ...socialSize };
}

function fallbackOf(image: ImageFile, { width, opaque }: Picture): Rendition {
  const fallback = Math.min(width, fallbackWidth);
  const [ending, format] = opaque ? (['jpg', 'jpeg'] as const) : (['png', 'png'] as const);
  return { name: `${stemOf(image)}-${fallback}.${ending}`, format, width: fallback };
}

/** Name in the built site, up to the width: words of the file's own name, and the hash. */
function stemOf({ name, hash }: ImageFile): string {
  const words = slugOf(name.replace(/\.[^.]*$/, ''));
  return `images/${words === '' ? '' : `${words}-`}${hash.slice(0, 10)}`;
}

/** A file that is wanted of a picture. */
export interface WantedRendition {
  image: ImageFile;
  rendition: Rendition;
}

/** The files that are wanted of pictures. Their colors are sRGB; place, time and camera are left out of them. */
export function makeRenditions(wanted: readonly WantedRendition[], options?: Storing): Promise<StoredFiles> {
  const files = wanted.map(({ image, rendition }) => {
    const { name, width, height, format } = rendition;
    const hash = `${image.hash}-${width}${height === undefined ? '' : `x${height}`}.${format}`;
    return { name, hash, image, rendition };
  });
  return storeFiles('rendition', files, ({ image, rendition }, path) => make(image, rendition, path), options);
}

async function make({ path }: ImageFile, { format, width, height }: Rendition, target: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const cut = height === undefined ? {} : { height, fit: 'cover' as const, position: 'attention' };
  const sized = sharp(path, reading)
    .autoOrient()
    .resize({ width, ...cut });
  // A JPEG has nothing to be seen through.
  if (format === 'jpeg') sized.flatten({ background: '#ffffff' });
  await sized.toFormat(format, settings[format]).toFile(target);
}
