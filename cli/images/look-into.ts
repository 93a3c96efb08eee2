import type { Metadata } from 'sharp';
import { type Flaw, limits, type Picture } from './image-file.ts';
import { settings } from './settings.ts';

const accepted = new Set(['jpeg', 'png', 'webp', 'avif']);

/** The same, as an editor calls them. */
const kinds = 'JPEG, PNG, WebP or AVIF';

const noPicture: Flaw = {
  message: 'File "{name}" is not a picture.',
  hint: `Put the photograph itself there, as ${kinds}.`,
};

const damaged: Flaw = {
  message: 'Photograph "{name}" is damaged or not complete.',
  hint: 'Copy it anew from where it came from.',
};

/** Past the limits, resizing a file takes more memory and time than a page's picture is worth. */
export function tooLarge(has: string, most: string): Flaw {
  return {
    message: `Photograph "{name}" has ${has}, more than the ${most} that are read.`,
    hint: 'Save it smaller; 2400 pixels are wide enough for every place.',
  };
}

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
    // What telephones write; the reader calls most of it damaged.
    if (/^.{4}ftyp(?:hei|hev|mif|msf)/s.test(Buffer.from(content.subarray(0, 12)).toString('latin1')))
      return ofKind('HEIC');
    return /corrupt|bad seek|premature/.test(String(error)) ? damaged : noPicture;
  }
  const kind = head.format === 'heif' && head.compression === 'av1' ? 'avif' : head.format;
  if (!accepted.has(kind)) return ofKind(kind === 'heif' ? 'HEIC' : kind.toUpperCase());
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

/** How files are opened, wherever they are. A phone's harmless peculiarities (warnings) pass. */
export const reading = { failOn: 'error', limitInputPixels: limits.pixels } as const;

async function previewOf(picture: import('sharp').Sharp): Promise<string> {
  const { width, quality } = settings.preview;
  const webp = await picture.autoOrient().resize(width).flatten().webp({ quality, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
