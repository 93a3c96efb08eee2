import { createHash } from 'node:crypto';

export const imageFolder = 'pages/images';

/** A file in `pages/images`, looked into: a picture that can be shown, or what is wrong with it. */
export interface ImageFile {
  /** Name in `pages/images`, with the folders below it: `rooms/hall.jpg`. */
  name: string;
  /** Absolute path. */
  path: string;
  /** Changes with the file's content and with the way in which pictures are made of it. */
  hash: string;
  seen: Picture | Flaw;
}

/** What is known of a picture without its pixels. Sizes in pixels, the way up that it is to be shown. */
export interface Picture {
  width: number;
  height: number;
  /** True when every pixel covers what is behind it. */
  opaque: boolean;
  /** A few pixels of it as a `data:` address, to be shown while the picture is on its way; only of an opaque one. */
  preview?: string;
}

/** Why a file cannot be shown, and what to do. Its content may have several names, so `{name}` stands for each in the message. */
export interface Flaw {
  message: string;
  hint: string;
}

export const limits = { bytes: 40_000_000, pixels: 80_000_000 } as const;

export function isPicture(seen: Picture | Flaw): seen is Picture {
  return 'width' in seen;
}

/**
 * How pictures are written. Efforts are where the next step saves a few percent of bytes and doubles the time; the number at the end is
 * to be raised when the way of making them changes otherwise, so that they are made anew.
 */
export const settings = {
  avif: { quality: 48, effort: 2 },
  webp: { quality: 77, effort: 4 },
  jpeg: { quality: 79, mozjpeg: true },
  png: { palette: true, quality: 90 },
  preview: { width: 16, quality: 40 },
  version: 1,
} as const;

/** The hash by which everything made of a file with this content is known. */
export function hashImage(content: Uint8Array): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(content).digest('hex').slice(0, 20);
}
