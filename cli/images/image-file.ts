import { createHash } from 'node:crypto';

export const imageFolder = 'pages/images';

/** A file in `pages/images` after inspection: a picture that we can show, or what is wrong with it. */
export interface ImageFile {
  /** Path below `pages/images`, such as `rooms/hall.jpg`. */
  name: string;
  /** Absolute path. */
  path: string;
  /** Changes with the file's content and with how we process pictures. */
  hash: string;
  seen: Picture | Flaw;
}

/** What we know about a picture without its pixels. Width and height are in pixels, after rotation. */
export interface Picture {
  width: number;
  height: number;
  /** True if the picture has no transparency. */
  opaque: boolean;
  /** A tiny version as a `data:` URL, to show while the picture loads. Only for opaque pictures. */
  preview?: string;
}

/** Why we cannot show a file, and what to do. The same content may be in several files, so the message has `{name}` as a placeholder. */
export interface Flaw {
  message: string;
  hint: string;
}

export const limits = { bytes: 40_000_000, pixels: 80_000_000 } as const;

export function isPicture(seen: Picture | Flaw): seen is Picture {
  return 'width' in seen;
}

/**
 * How we encode pictures. One more step of effort would save a few percent of bytes and double the time. Increase `version` after any other
 * change to how we make pictures, so that we make them again.
 */
export const settings = {
  avif: { quality: 48, effort: 2 },
  webp: { quality: 77, effort: 4 },
  jpeg: { quality: 79, mozjpeg: true },
  png: { palette: true, quality: 90 },
  preview: { width: 16, quality: 40 },
  version: 1,
} as const;

/** The hash that identifies everything made from a file with this content. */
export function hashImage(content: Uint8Array): string {
  return createHash('sha256').update(JSON.stringify(settings)).update(content).digest('hex').slice(0, 20);
}
