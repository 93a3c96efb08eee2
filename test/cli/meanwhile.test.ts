import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runBuild, runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { edit } from '../support/edit.ts';
import { builtSite, fixtureSite, repository } from '../support/fixture-site.ts';
import { putPhoto } from '../support/photo.ts';

const before = 'A shop for carts of yesterday.';
const after = 'A shop for carts of tomorrow.';
const page = 'pages/about.yaml';

/** A built site with a new text on a page that its memory knows, and that no build has shown. */
async function siteWithNewText(): Promise<string> {
  const root = await builtSite();
  edit(root, page, 'A small shop.', `${before} ${randomBytes(6).toString('hex').replace(/\d/g, '')}`);
  expect((await runValidate(root, silentProgress)).findings).toEqual([]);
  return root;
}

/** Builds in this process. When a step begins for the first time, `work` happens before it. */
function buildWith(root: string, step: string, work: () => void) {
  let isDone = false;
  const onStep = (name: string) => {
    if (isDone || name !== step) return;
    isDone = true;
    work();
  };
  return runBuild(root, { out: join(root, 'dist') }, { step: onStep, done: () => {} });
}

const shown = (root: string) => [before, after].filter((text) => textOf(root).includes(text));
const textOf = (root: string) => readFileSync(join(root, 'dist/about.html'), 'utf8');

it.each(['Reading the site', 'Building pages'])(
  'shows an edit only as long as it is there, if it was saved at the step "%s" and then undone',
  async (step) => {
    const root = await siteWithNewText();
    const made = await buildWith(root, step, () => edit(root, page, before, after));
    expect(made.findings).toEqual([]);
    expect(shown(root)).toEqual([after]);
    edit(root, page, after, before);
    await buildWith(root, '', () => {});
    expect(shown(root)).toEqual([before]);
  },
);

it('does not write over the site of a build that began later', async () => {
  const root = await siteWithNewText();
  await buildWith(root, 'Writing', () => {
    edit(root, page, before, after);
    const later = spawnSync(process.execPath, [join(repository, 'cli/run.js'), 'build'], { cwd: root });
    expect(later.status).toBe(0);
  });
  expect(shown(root)).toEqual([after]);
});

it('makes no file of a photograph from what was saved over it', async () => {
  const root = fixtureSite();
  const photo = await putPhoto(root, 'yard.png', { width: 501, height: 303 });
  const { makeRendition, filesOf } = await import('../../cli/images/renditions.ts');
  const { site } = await runValidate(root, silentProgress);
  const image = site?.source.images.get('yard.png');
  if (!image) throw new Error('There is no photograph.');
  await putPhoto(root, 'yard.png', { width: 302, height: 202 });
  const [file] = filesOf(image);
  if (!file) throw new Error('There is no file to make.');
  await expect(makeRendition(file, join(root, 'made'))).rejects.toThrow(`${photo} was changed`);
  expect(existsSync(join(root, 'made'))).toBe(false);
});
