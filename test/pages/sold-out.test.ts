import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { commitDay } from '../support/commit-day.ts';
import { copyDealerSite } from '../support/copy-dealer-site.ts';
import { edit } from '../support/edit.ts';

const root = mkdtempSync(join(tmpdir(), 'cartwright-sold-out-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('the sheet of a vehicle that is out of stock says so next to the price', async () => {
  copyDealerSite(root);
  edit(root, 'pages/vehicles/denago-ev-city.yaml', 'inStock: true', 'inStock: false');
  const { site, findings } = await runValidate(root, silentProgress, { on: commitDay });
  expect(findings).toEqual([]);
  const sheet = (slug: string) =>
    JSON.stringify(site?.pages.find(({ route }) => route === `/vehicles/${slug}`)?.blocks);
  expect(sheet('denago-ev-city')).toContain('"priceNote":"Out of Stock"');
  expect(sheet('denago-ev-nomad')).not.toContain('Out of Stock');
});
