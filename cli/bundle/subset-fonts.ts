import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { cached } from '../memory/cache.ts';

/** Its `unicode-range` rules say which characters each font file has. */
const styleSheet = 'renderer/theme/fonts.css';

/**
 * What we keep of each font. Headings have one weight, and text needs all from regular to bold. Kerning is a third of a file, and people
 * only notice it at the size of headings.
 */
const kept: Record<string, { wght: number | { min: number; max: number }; features: string[] }> = {
  'bricolage-grotesque': { wght: 700, features: ['kern', 'tnum'] },
  'instrument-sans': { wght: { min: 400, max: 700 }, features: ['tnum'] },
};

/**
 * Cuts each font file down to the characters that the style sheet lists for it, so that it loads in one round trip. Runs once.
 * @returns the folder with files such as `instrument-sans-core.woff2`
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
        // Without this table, letter spacing is the same at all weights, and the file is a quarter smaller.
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
