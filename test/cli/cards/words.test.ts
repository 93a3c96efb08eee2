import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cardWords, loadFonts } from '../../../cli/cards/words.ts';

const fonts = await loadFonts();
const size = { width: 1200, height: 630 };
const room = { width: 540, height: 300, price: 'bottom' } as const;

/** Skips the line with the dealer's name. */
const top = 150;

/** The right and bottom edges of a drawn heading, in pixels of the card. */
async function inkOf(heading: string): Promise<{ right: number; bottom: number }> {
  const svg = await satori(cardWords({ dealer: '', heading }, room) as ReactNode, { ...size, fonts });
  const below = { left: 0, top, width: size.width, height: size.height - top };
  const alpha = await sharp(Buffer.from(svg)).extract(below).extractChannel('alpha').raw().toBuffer();
  const ink = { right: 0, bottom: 0 };
  for (const [index, value] of alpha.entries()) {
    if (value === 0) continue;
    ink.right = Math.max(ink.right, index % size.width);
    ink.bottom = top + Math.floor(index / size.width);
  }
  return ink;
}

it.each([
  'Rentals',
  'Evolution Carrier 8 Plus',
  'Diversity, Equity and Inclusion Policy',
  'Golf Cart Rentals in North Brunswick Township',
  'Golf Cart Rentals in Llanfairpwllgwyngyllgogerych Township of the County',
  'Electric golf carts for clubs, campuses, resorts, farms, factories, warehouses and everyone who lives between them',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'WWWWW MMMMM WWWWW MMMMM WWWWW MMMMM',
])('sets "%s" inside its room', async (words) => {
  const { right, bottom } = await inkOf(words);
  expect(right).toBeGreaterThan(100);
  expect(right).toBeLessThanOrEqual(64 + room.width + 2);
  // The room starts 164 pixels from the top, and the price is 10 pixels below its end.
  expect(bottom).toBeLessThanOrEqual(164 + room.height + 10);
});

it('sets a short heading larger than a long one', () => {
  const sizeOf = (heading: string) =>
    Number(/"fontSize":(\d+),"lineHeight":1.04/.exec(JSON.stringify(cardWords({ dealer: '', heading }, room)))?.[1]);
  expect(sizeOf('Rentals')).toBeGreaterThan(sizeOf('Golf cart rentals by the day, the week and the month'));
});
