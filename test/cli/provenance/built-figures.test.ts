import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Finding } from '../../../cli/finding.ts';
import { readPage } from '../../../cli/html/page-reading.ts';
import { pageModel } from '../../../cli/models/page-model.ts';
import { runBuild } from '../../../cli/pipeline/index.ts';
import type { Outcome } from '../../../cli/pipeline/read-site.ts';
import { numbersIn } from '../../../cli/provenance/numbers.ts';
import { silentProgress } from '../../../cli/report/progress.ts';
import builtFigure from '../../../cli/rules/built-figure.ts';
import { outputName } from '../../../cli/site/routes.ts';
import type { BuiltPage, Site } from '../../../cli/site/site.ts';
import { fixtureSite } from '../../support/fixture-site.ts';

/** Builds the small site and returns its rendered pages. */
async function builtSite(): Promise<{ site: Site; pages: BuiltPage[]; about: BuiltPage }> {
  const root = fixtureSite();
  const options = { out: join(root, 'dist'), on: '2026-01-01' };
  const { site } = (await runBuild(root, options, silentProgress)) as Outcome;
  const pages = site!.pages.map((page) => ({
    page,
    model: pageModel(page, site!, 'https://www.fixture.example'),
    reading: readPage(readFileSync(join(root, `dist/${outputName(page.route)}.html`), 'utf8')),
  }));
  return { site: site!, pages, about: pages.find(({ page }) => page.route === '/about')! };
}

it('finds a figure that a component brings along, at the block that it stands in, and none that the data holds', async () => {
  const { site, pages, about } = await builtSite();
  const found: Omit<Finding, 'severity' | 'rule'>[] = [];
  const verify = (page: BuiltPage) =>
    builtFigure.verifyPage(page, site, (place, words) => found.push({ ...place, ...words }));
  for (const page of pages) verify(page);
  expect(found).toEqual([]);

  const { reading } = about;
  const at = reading.chunks.indexOf('A small shop.');
  verify({ ...about, reading: { ...reading, chunks: reading.chunks.toSpliced(at + 1, 0, 'Now in 7 towns') } });
  expect(found).toMatchObject([
    {
      file: 'pages/about.yaml',
      line: 9,
      message: 'A built page shows "7 towns" in "Now in 7 towns", which comes from no fact.',
    },
  ]);
});

it('finds a figure that only the structured data has', async () => {
  const { site, about } = await builtSite();
  const found: string[] = [];
  const structuredData = [{ '@type': 'Thing', description: 'Serves 7 towns' }];
  const altered = { ...about, reading: { ...about.reading, structuredData } };
  builtFigure.verifyPage(altered, site, (_, { message }) => found.push(message));
  expect(found).toEqual(['The structured data of /about says "Serves 7 towns", which the page does not show.']);
});

it('lets a block that names three of a list say how many more there are', () => {
  const numbers = numbersIn({ modelLimit: 3, models: Array.from({ length: 44 }, () => 'A cart') });
  expect([40, 41, 42].filter((count) => numbers.has(count))).toEqual([41]);
});
