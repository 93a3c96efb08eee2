import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Finding } from '../../../cli/finding.ts';
import { runBuild } from '../../../cli/pipeline/index.ts';
import { silentProgress } from '../../../cli/report/progress.ts';
import builtFigure from '../../../cli/rules/built-figure.ts';
import type { BuiltPage } from '../../../cli/site/built-site.ts';
import { fixtureSite } from '../../support/fixture-site.ts';

it('finds a figure that a component brings along, at the block that it stands in, and none that the data holds', async () => {
  const root = fixtureSite();
  const { built } = await runBuild(root, { out: join(root, 'dist'), on: '2026-01-01' }, silentProgress);
  const about = built!.pages.find(({ page }) => page.route === '/about') as BuiltPage;
  const found: Omit<Finding, 'severity' | 'rule'>[] = [];
  const verify = (page: BuiltPage) => builtFigure.verifyPage(page, built!, (finding) => found.push(finding));
  for (const page of built!.pages) verify(page);
  expect(found).toEqual([]);

  const { reading } = about;
  const at = reading.chunks.findIndex(({ text }) => text === 'A small shop.');
  const typed = { ...reading.chunks[at]!, text: 'Now in 7 towns' };
  verify({ ...about, reading: { ...reading, chunks: reading.chunks.toSpliced(at + 1, 0, typed) } });
  expect(found).toMatchObject([
    {
      file: 'pages/about.yaml',
      line: 9,
      message: 'A built page shows "7 towns" in "Now in 7 towns", which comes from no fact.',
    },
  ]);
});

it('finds a figure that only the structured data has', async () => {
  const root = fixtureSite();
  const { built } = await runBuild(root, { out: join(root, 'dist'), on: '2026-01-01' }, silentProgress);
  const about = built!.pages.find(({ page }) => page.route === '/about') as BuiltPage;
  const found: string[] = [];
  const structuredData = [{ '@type': 'Thing', description: 'Serves 7 towns' }];
  const altered = { ...about, reading: { ...about.reading, structuredData } } as unknown as BuiltPage;
  builtFigure.verifyPage(altered, built!, ({ message }) => found.push(message));
  expect(found).toEqual(['The structured data of /about says "Serves 7 towns", which the page does not show.']);
});
