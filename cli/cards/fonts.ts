import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

/** The site's type as cards use it. The extended letters stand by for names that have some. */
export async function loadFonts(): Promise<Font[]> {
  const families = [
    { name: 'Bricolage Grotesque', file: 'bricolage-grotesque', weights: [700] },
    { name: 'Instrument Sans', file: 'instrument-sans', weights: [500, 600] },
  ] as const;
  const fonts = families.flatMap(({ name, file, weights }) =>
    (['latin', 'latin-ext'] as const).flatMap((subset) =>
      weights.map(async (weight): Promise<Font> => {
        const path = resolve(`@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff`);
        const suffix = subset === 'latin' ? '' : ' Extended';
        return { name: name + suffix, data: await readFile(path), weight, style: 'normal' };
      }),
    ),
  );
  return Promise.all(fonts);
}
