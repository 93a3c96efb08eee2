import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { subsetFonts } from '../../../cli/bundle/subset-fonts.ts';
import { repository } from '../../support/fixture-site.ts';

it('cuts every file of a font that the style sheet names to a part of the whole', async () => {
  const styles = readFileSync(join(repository, 'renderer/theme/fonts.css'), 'utf8');
  const files = [...styles.matchAll(/fonts\/([\w-]+)-(core|rest)\.woff2/g)];
  expect(files).toHaveLength(4);
  const folder = await subsetFonts();
  const { resolve } = createRequire(import.meta.url);
  for (const [, font, part] of files) {
    const whole = statSync(resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)).size;
    const path = join(folder, `${font}-${part}.woff2`);
    expect(existsSync(path) && statSync(path).size).toBeLessThan(whole * 0.6);
  }
});

it('keeps the fonts of the first paint small enough for the first round trip of a connection, headers included', async () => {
  const folder = await subsetFonts();
  for (const font of ['bricolage-grotesque', 'instrument-sans'])
    expect(statSync(join(folder, `${font}-core.woff2`)).size, font).toBeLessThan(10 * 1460 - 1200);
});
