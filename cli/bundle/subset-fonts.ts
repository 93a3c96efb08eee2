import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { cached } from '../memory/cache.ts';

/** Says by `unicode-range` which characters each file of a font has. */
const styleSheet = 'renderer/theme/fonts.css';

/**
 * What is left of each font. Headings have one weight, texts all from regular to bold; only in the size of headings does an eye see
 * that pairs of letters are moved together, which takes a third of a file.
 */
const kept: Record<string, { wght: number | { min: number; max: number }; features: string[] }> = {
  'bricolage-grotesque': { wght: 700, features: ['kern', 'tnum'] },
  'instrument-sans': { wght: { min: 400, max: 700 }, features: ['tnum'] },
};

/**
 * The fonts cut to the characters that the style sheet asks each file for, so that each comes in one go on a new connection. Made once.
 * @returns the folder that has them, as `instrument-sans-core.woff2`
 */
export function subsetFonts(): Promise<string> {
  const hash = hashFiles(packageRoot, ['package-lock.json', 'cli/bundle/subset-fonts.ts', styleSheet], []);
  return cached('fonts', hash, async (folder) => {
    const { default: subsetFont } = await import('subset-font');
    const { resolve } = createRequire(import.meta.url);
    const styles = await readFile(join(packageRoot, styleSheet), 'utf8');
    await mkdir(folder, { recursive: true });
    for (const [, font = '', part, ranges = ''] of styles.matchAll(
      /fonts\/([\w-]+)-(\w+)\.woff2[^}]*range:([^;]+);/g,
    )) {
      const whole = await readFile(resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`));
      const { wght = 400, features = [] } = kept[font] ?? {};
      const options = {
        targetFormat: 'woff2',
        variationAxes: { wght },
        keepFeatures: features,
        // Without it letters keep the same distance in all weights, and the file has a quarter less.
        dropTables: ['GDEF'],
      } as const;
      await writeFile(join(folder, `${font}-${part}.woff2`), await subsetFont(whole, charactersOf(ranges), options));
    }
  });
}

/** @param ranges as `U+20-29, U+3D` */
function charactersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
