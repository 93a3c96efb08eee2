import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { repository } from '../support/fixture-site.ts';

const icon = (name: string) => join(repository, 'renderer/public', name);

/** The parts of a picture by which it differs from the favicon, from 0 to 1. */
async function differenceTo(name: string, size: number): Promise<number> {
  const pixels = (file: string, density?: number) =>
    sharp(file, { density }).resize(size).flatten({ background: '#0F5B3E' }).raw().toBuffer();
  const [drawn, written] = await Promise.all([pixels(icon('favicon.svg'), (72 * size) / 32), pixels(icon(name))]);
  const apart = drawn.reduce((sum, value, index) => sum + Math.abs(value - (written[index] ?? 0)), 0);
  return apart / (255 * drawn.length);
}

it('has the favicon as pictures, for what takes no SVG', async () => {
  // A phone rounds the corners itself, and would show black behind rounded ones.
  const home = await sharp(icon('apple-touch-icon.png')).metadata();
  expect(home).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });
  // Browsers look at the content, and take a PNG.
  expect(await sharp(icon('favicon.ico')).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  expect(await differenceTo('apple-touch-icon.png', 180)).toBeLessThan(0.01);
  expect(await differenceTo('favicon.ico', 32)).toBeLessThan(0.01);
});
