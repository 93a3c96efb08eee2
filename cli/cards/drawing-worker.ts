import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import satori from 'satori';
import sharp from 'sharp';
import { answerRequests } from '../../api/thread.ts';
import type { Draw } from '../bundle/bundle.ts';
import { packageRoot } from '../files/package-root.ts';
import { contentOf, reading } from '../images/read-images.ts';
import { socialSize as size } from '../images/renditions.ts';
import { type CardFile, logoFile } from './card.ts';
import { groundOf, place } from './ground.ts';
import { cardWords, loadFonts, margin } from './words.ts';

/** What the worker needs to draw cards: the renderer's server build, which has the drawings, and the folder of the photographs. */
export interface DrawingTools {
  serverEntry: string;
  images: string;
}

export interface DrawingRequest {
  file: CardFile;
  path: string;
}

// Almost no two cards share a picture, so a cache would not help.
sharp.cache(false);

const { serverEntry, images } = workerData as DrawingTools;
const [{ draw }, fonts, logo] = await Promise.all([
  import(pathToFileURL(serverEntry).href) as Promise<{ draw: Draw }>,
  loadFonts(),
  readFile(join(packageRoot, logoFile), 'utf8'),
]);

answerRequests(drawCard);

/** Draws a card and writes it as a PNG, which keeps the text sharp, or as a JPEG if it has a photograph. */
async function drawCard({ file: { card, image }, path }: DrawingRequest): Promise<void> {
  const ground = groundOf(card.art, card.heading, draw);
  const words = await satori(cardWords(card, ground), { ...size, fonts });
  const mark = place(logo, { x: margin, y: margin + 16, width: 52, height: 52 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${ground.svg}${mark}${place(words, { x: 0, y: 0, ...size })}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  const { photograph } = ground;
  if (photograph) {
    const { file, left, width } = photograph;
    const fit = { width, height: size.height, fit: 'cover', position: 'attention' } as const;
    const content = await contentOf(join(images, file), image);
    const input = await sharp(content, reading).autoOrient().resize(fit).png().toBuffer();
    drawn.composite([{ input, left, top: 0 }]);
  }
  // The next level saves a few percent of bytes and takes half as long again.
  await (photograph ? drawn.jpeg({ quality: 84 }) : drawn.removeAlpha().png({ compressionLevel: 5 })).toFile(path);
}
