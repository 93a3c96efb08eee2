import type { Metadata } from 'sharp';
import { type Flaw, limits, type Picture } from './image-file.ts';
import { settings } from './settings.ts';

const accepted = new Set(['jpeg', 'png', 'webp', 'avif']);

/**
 * Judges a file by its content: whether it is a picture that can be shown, and what a page needs to know of it. Its pixels are read
 * once, which shows whether the file ends too soon.
 */
export async function lookInto(content: Uint8Array): Promise<Picture | Flaw> {
  const { default: sharp } = await import('sharp');
  let head: Metadata;
  try {
    // Only the head is read here, so the limit is left to the words of the finding.
    head = await sharp(content, { limitInputPixels: false }).metadata();
  } catch (error) {
    return { flaw: /corrupt|bad seek|premature/.test(String(error)) ? 'damaged' : 'no-picture' };
  }
  const kind = head.format === 'heif' && head.compression === 'av1' ? 'avif' : head.format;
  if (!accepted.has(kind)) return { flaw: 'kind', kind: kind === 'heif' ? 'HEIC' : kind.toUpperCase() };
  const { width, height } = head.autoOrient;
  if (width * height > limits.pixels) return { flaw: 'pixels', width, height };
  try {
    const opaque = !head.hasAlpha || (await sharp(content, reading).stats()).isOpaque;
    return { width, height, opaque, preview: opaque ? await previewOf(sharp(content, reading)) : undefined };
  } catch {
    return { flaw: 'damaged' };
  }
}

/** How files are opened, wherever they are. A phone's harmless peculiarities (warnings) pass. */
export const reading = { failOn: 'error', limitInputPixels: limits.pixels } as const;

async function previewOf(picture: import('sharp').Sharp): Promise<string> {
  const { width, quality } = settings.preview;
  const webp = await picture.autoOrient().resize(width).flatten().webp({ quality, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
