import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pointAt } from '../../cli/dev/point-at.ts';
import { requireSite } from '../../cli/pipeline/index.ts';
import { fixtureSite } from '../support/fixture-site.ts';

const about = `seo:
  title: About us
  description: Who we are, since when we have sold carts here, and where you find us on a working day.
blocks:
  - type: hero
    heading: About us
  - type: prose
    text: |
      Carts, and more.

      We can't wait for **you**, or
      for "them" & theirs.
`;

it('finds the text behind a paragraph as a browser shows it', async () => {
  const root = fixtureSite();
  writeFileSync(join(root, 'pages/about.yaml'), about);
  const { site } = await requireSite(root);
  const page = site.pages.find(({ route }) => route === '/about')!;
  const text = `We can't wait for you, or for "them" & theirs.`;
  const point = pointAt(site, page, { part: 'page', index: 1, text, words: ['you,', 'you'] });
  expect(point).toMatchObject({ file: 'pages/about.yaml', line: 11, block: 'prose, text' });
});
