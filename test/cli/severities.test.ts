import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { fixtureSite } from '../support/fixture-site.ts';

/** The severities of the fixture's findings with a `rules` setting in site.yaml. */
async function severitiesOf(fixture: string, setting: string, isRelease = false): Promise<string[]> {
  const root = fixtureSite(`rules/${fixture}`);
  appendFileSync(join(root, 'site.yaml'), `rules: { ${fixture}: ${setting} }\n`);
  const { findings } = await runValidate(root, silentProgress, { release: isRelease });
  return findings.filter(({ rule }) => rule === fixture).map(({ severity }) => severity);
}

it('gives the findings of a rule the severity that site.yaml sets for it', async () => {
  expect(new Set(await severitiesOf('order', 'warning'))).toEqual(new Set(['warning']));
  expect(new Set(await severitiesOf('title-size', 'error'))).toEqual(new Set(['error']));
});

it('keeps what is published as an error an error in a release, and what is made stricter strict', async () => {
  expect(new Set(await severitiesOf('order', 'warning', true))).toEqual(new Set(['error']));
  expect(new Set(await severitiesOf('title-size', 'error', true))).toEqual(new Set(['error']));
});
