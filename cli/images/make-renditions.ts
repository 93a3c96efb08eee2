import type { Sharp } from 'sharp';
import type { ImageFile } from './image-file.ts';
import { reading } from './look-into.ts';
import type { Rendition } from './renditions.ts';
import { settings } from './settings.ts';
import { type StoredFiles, type Storing, storeFiles } from './stored-files.ts';

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
  await encode(sized, format).toFile(target);
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
