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
    // Browsers look at the content, and take a PNG.
    ['favicon.ico', await draw(units).toBuffer()],
    ['apple-touch-icon.png', home],
  ]);
}

function draw(size: number) {
  return sharp(Buffer.from(favicon), { density: (72 * size) / units })
    .resize(size)
    .png();
}
