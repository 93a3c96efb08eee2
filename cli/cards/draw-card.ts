import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { Draw } from '../bundle/render-page.ts';
import { reading } from '../images/look-into.ts';
import { socialSize as size } from '../images/renditions.ts';
import type { CardFile } from './card-file.ts';
import { groundOf, svgOf } from './ground.ts';
import { type Layer, layOn } from './lay-on.ts';
import { cardWords, dealerLine, type Element, lineBox, wordPlace } from './words.ts';

/** How many grounds a drawer keeps, at two megabytes each: all that pages without a picture of their own share, and some. */
const mostKept = 12;

/**
 * Draws cards and writes them: as PNG, which keeps letters sharp, or with a photograph as JPEG. What cards have in common, the landscape
 * and the dealer's line, is drawn once; what is a card's alone is drawn in its place only and laid on a copy.
 */
export class CardDrawer {
  readonly #draw: Draw;
  readonly #fonts: Font[];
  readonly #grounds = new Map<string, Promise<Buffer>>();
  readonly #lines = new Map<string, Promise<Buffer>>();

  constructor({ draw, fonts }: { draw: Draw; fonts: Font[] }) {
    this.#draw = draw;
    this.#fonts = fonts;
  }

  async drawTo(path: string, { card, photograph }: Pick<CardFile, 'card' | 'photograph'>): Promise<void> {
    const ground = groundOf(card.art, card.heading, this.#draw);
    const under = this.#ground(ground.svg, dealerLine(card, ground));
    const box = wordPlace(card, ground);
    const words = await this.#words(cardWords(card, ground), box);
    const drawings = [...(ground.carts ?? []), { svg: words, ...box }];
    const layers = drawings.map(async ({ svg, ...box }) => ({ pixels: await pixelsOf(svgOf(svg, box), 4), ...box }));
    if (photograph && ground.photograph) layers.unshift(photographLayer(photograph, ground.photograph));
    const picture = Buffer.from(await under);
    for (const layer of await Promise.all(layers)) layOn(picture, size.width, layer);
    const drawn = sharp(picture, { raw: { ...size, channels: 3 } });
    await (photograph ? drawn.jpeg({ quality: 84 }) : drawn.png({ compressionLevel: 7 })).toFile(path);
  }

  /** A ground with the dealer's line on it. */
  #ground(svg: string, line: Element): Promise<Buffer> {
    return kept(this.#grounds, JSON.stringify([svg, line]), async () => {
      const pixels = kept(this.#lines, JSON.stringify(line), async () => pixelsOf(await this.#words(line, lineBox), 4));
      const picture = await pixelsOf(svgOf(svg, size), 3);
      layOn(picture, size.width, { pixels: await pixels, left: 0, top: 0, ...lineBox });
      return picture;
    });
  }

  #words(words: Element, { width, height }: { width: number; height: number }): Promise<string> {
    return satori(words as ReactNode, { width, height, fonts: this.#fonts });
  }
}

/** What is in the map under the key, made where it is not; the eldest of many goes. */
function kept(known: Map<string, Promise<Buffer>>, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  let pixels = known.get(key);
  if (!pixels) {
    known.set(key, (pixels = make()));
    const [eldest = ''] = known.keys();
    if (known.size > mostKept) known.delete(eldest);
  }
  return pixels;
}

async function pixelsOf(svg: string, channels: 3 | 4): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg));
  return (channels === 3 ? drawn.removeAlpha() : drawn.ensureAlpha()).raw().toBuffer();
}

async function photographLayer(path: string, { left, width }: { left: number; width: number }): Promise<Layer> {
  const box = { width, height: size.height };
  const fitted = sharp(path, reading)
    .autoOrient()
    .resize({ ...box, fit: 'cover', position: 'attention' });
  return { pixels: await fitted.toColorspace('srgb').ensureAlpha().raw().toBuffer(), left, top: 0, ...box };
}
