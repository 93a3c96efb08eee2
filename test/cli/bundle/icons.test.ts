import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons } from '../../../cli/bundle/icons.ts';

it('draws the favicon for what takes no SVG', async () => {
  const icons = await drawIcons();
  const home = await sharp(icons.get('apple-touch-icon.png')).metadata();
  expect(home).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false });

  expect(await sharp(icons.get('favicon.ico')).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
