import sharp from 'sharp';
import { favicon, ground } from './favicon.ts';

/** The size of the favicon's frame. */
const units = 32;

/** The favicon as pictures, by name, for what takes no SVG. No page names them: browsers and phones ask for these by themselves. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  const home = await draw(180)
    // A phone rounds the corners itself, and would show black there.
    .flatten({ background: ground })
    .toBuffer();
  return new Map([
    ['favicon.ico', icoOf(await draw(units).toBuffer(), units)],
    ['apple-touch-icon.png', home],
  ]);
}

function draw(size: number) {
  return sharp(Buffer.from(favicon), { density: (72 * size) / units })
    .resize(size)
    .png();
}

/** A PNG as an ICO file with one picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // An icon with one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // Its width and height, its color planes and bits per pixel, its bytes, and where they start.
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
