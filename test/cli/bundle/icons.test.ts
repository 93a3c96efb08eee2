import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons } from '../../../cli/bundle/icons.ts';

it('draws the favicon for what takes no SVG', async () => {
  const icons = await drawIcons();
  const home = await sharp(icons.get('apple-touch-icon.png')).metadata();
  expect(home).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });

  const ico = icons.get('favicon.ico') ?? Buffer.alloc(0);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [size, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(start + size).toBe(ico.length);
  expect(await sharp(ico.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
