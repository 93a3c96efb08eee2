import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { Draw } from '../bundle/render-page.ts';
import { reading } from '../images/look-into.ts';
import { socialSize as size } from '../images/renditions.ts';
import type { CardFile } from './card-file.ts';
import { favicon } from './favicon.ts';
import { groundOf, place } from './ground.ts';
import { cardWords, margin } from './words.ts';

/** Draws a card and writes it: as PNG, which keeps letters sharp, or with a photograph as JPEG. */
export async function drawCard(
  { card, photograph }: Pick<CardFile, 'card' | 'photograph'>,
  path: string,
  { draw, fonts }: { draw: Draw; fonts: Font[] },
): Promise<void> {
  const ground = groundOf(card.art, card.heading, draw);
  const words = await satori(cardWords(card, ground) as ReactNode, { ...size, fonts });
  const mark = place(favicon, { x: margin, y: margin + 16, width: 52, height: 52 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${ground.svg}${mark}${place(words, { x: 0, y: 0, ...size })}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  if (photograph && ground.photograph) {
    const { left, width } = ground.photograph;
    const fit = { width, height: size.height, fit: 'cover', position: 'attention' } as const;
    const input = await sharp(photograph, reading).autoOrient().resize(fit).png().toBuffer();
    drawn.composite([{ input, left, top: 0 }]);
  }
  await (photograph ? drawn.jpeg({ quality: 84 }) : drawn.png({ compressionLevel: 7 })).toFile(path);
}
