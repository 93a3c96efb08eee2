import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { core, rest } from '../../../cli/bundle/subset-fonts.ts';
import { repository } from '../../support/fixture-site.ts';

it('the style sheet asks each file of a font for the characters that it was cut to', async () => {
  const styles = await readFile(join(repository, 'renderer/theme/fonts.css'), 'utf8');
  const asked = [...styles.matchAll(/-(core|rest)\.woff2[^}]*unicode-range:([^;]*);/g)].map(([, part, ranges = '']) => [
    part,
    ranges.split(',').map((range) => range.trim()),
  ]);
  const rangesOf = (ranges: number[][]) =>
    ranges.map((ends) => `U+${ends.map((end) => end.toString(16).toUpperCase()).join('-')}`);
  const wanted = [
    ['core', rangesOf(core)],
    ['rest', rangesOf(rest)],
  ];
  expect(asked).toEqual([...wanted, ...wanted]);
});
