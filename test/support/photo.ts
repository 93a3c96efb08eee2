import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

interface PhotoSettings {
  width?: number;
  height?: number;
  /** Lets the background show through. */
  transparent?: boolean;
  /** A final change before the file is written. */
  finish?: (photo: Sharp) => Sharp;
}

/** Puts a picture into `pages/images` of a site: upper half red, lower half blue. The extension sets the format. */
export async function putPhoto(root: string, name: string, settings: PhotoSettings = {}): Promise<string> {
  const { width = 2000, height = 1200, transparent = false, finish = (photo) => photo } = settings;
  const path = join(root, 'pages/images', name);
  mkdirSync(dirname(path), { recursive: true });
  const opacity = transparent ? 0.5 : 1;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" opacity="${opacity}">
    <path fill="#f00" d="M0 0H${width}V${height / 2}H0z"/><path fill="#00f" d="M0 ${height / 2}H${width}V${height}H0z"/></svg>`;
  const drawn = sharp(Buffer.from(svg));
  await finish(transparent ? drawn : drawn.flatten()).toFile(path);
  return path;
}
