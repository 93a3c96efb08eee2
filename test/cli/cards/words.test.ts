import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadFonts } from '../../../cli/cards/fonts.ts';
import { cardWords, wordPlace } from '../../../cli/cards/words.ts';

const fonts = await loadFonts();
const room = { width: 540, height: 300, price: 'bottom' } as const;

/** The right and the lower edge of what is drawn of a heading, in pixels of the card; wider than its place, so that nothing is cut. */
async function inkOf(heading: string): Promise<{ right: number; bottom: number }> {
  const card = { dealer: '', heading };
  const { left, top, height } = wordPlace(card, room);
  const width = 1200;
  const svg = await satori(cardWords(card, room) as ReactNode, { width, height, fonts });
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  const ink = { right: 0, bottom: 0 };
  for (const [index, value] of alpha.entries()) {
    if (value === 0) continue;
    ink.right = Math.max(ink.right, left + (index % width));
    ink.bottom = top + Math.floor(index / width);
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
  // The room begins 164 pixels from the top; the price stands 10 pixels below its end.
  expect(bottom).toBeLessThanOrEqual(164 + room.height + 10);
});

it('sets a short heading larger than a long one', () => {
  const sizeOf = (heading: string) =>
    Number(/"fontSize":(\d+),"lineHeight":1.04/.exec(JSON.stringify(cardWords({ dealer: '', heading }, room)))?.[1]);
  expect(sizeOf('Rentals')).toBeGreaterThan(sizeOf('Golf cart rentals by the day, the week and the month'));
});
