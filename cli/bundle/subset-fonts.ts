import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { cached } from '../memory/cache.ts';

/** The characters that nearly every page is written in; renderer/theme/fonts.css has the same as `unicode-range`. */
export const core = [
  [0x20, 0x29],
  [0x2b, 0x3b],
  [0x3d],
  [0x3f, 0x5a],
  [0x61, 0x7a],
  [0x7c],
  [0xa0],
  [0xb7],
  [0x2011],
  [0x2013],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2212],
];

/** The rest of Latin, for the few pages that have some of it. */
export const rest = [
  [0x2a],
  [0x3c],
  [0x3e],
  [0x5b, 0x60],
  [0x7b],
  [0x7d, 0x7e],
  [0xa1, 0xb6],
  [0xb8, 0xff],
  [0x152, 0x153],
  [0x2000, 0x2010],
  [0x2012],
  [0x2014, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x206f],
  [0x20ac],
  [0x2122],
];

/** What is left of each font's weights: headings have one, texts all from regular to bold. */
const fonts = {
  'bricolage-grotesque': { wght: 700 },
  'instrument-sans': { wght: { min: 400, max: 700 } },
};

/**
 * The fonts cut to the characters of a file each, a third of their size. Made once.
 * @returns the folder that has them, as `instrument-sans-core.woff2`
 */
export function subsetFonts(): Promise<string> {
  const hash = hashFiles(packageRoot, ['package-lock.json', 'cli/bundle/subset-fonts.ts'], []);
  return cached('fonts', hash, async (folder) => {
    const { default: subsetFont } = await import('subset-font');
    const { resolve } = createRequire(import.meta.url);
    await mkdir(folder, { recursive: true });
    for (const [name, variationAxes] of Object.entries(fonts)) {
      const whole = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
      for (const [part, ranges] of Object.entries({ core, rest })) {
        const cut = await subsetFont(whole, charactersOf(ranges), { targetFormat: 'woff2', variationAxes });
        await writeFile(join(folder, `${name}-${part}.woff2`), cut);
      }
    }
  });
}

function charactersOf(ranges: number[][]): string {
  return ranges
    .flatMap(([from = 0, to = from]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
}
