import { createHash } from 'node:crypto';

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
