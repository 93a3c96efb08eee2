import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import type { BlockModel } from '../../schemas/generated/page-model.ts';
import { customWidgets } from '../support/custom-widgets.ts';
import { repository } from '../support/fixture-site.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();
const renderer = join(repository, 'renderer');

/** The block types that some page of the site uses. */
async function publishedTypes(): Promise<Set<string>> {
  const get = async (address: string) => (await fetch(site.url + address)).json();
  const [, layoutAddress] = /data-layout="([^"]+)"/.exec(await (await fetch(site.url)).text()) ?? [];
  const layout = await get(layoutAddress ?? '');
  const lists = await Promise.all(
    Array.from({ length: layout.pageLists }, (_, part) => get(`/data/pages-${part}.json`)),
  );
  const models = await Promise.all(lists.flatMap(({ pages }) => Object.values<string>(pages)).map(get));
  const blocks: BlockModel[] = [...layout.before, ...layout.after, ...models.flatMap((model) => model.blocks)];
  return new Set(blocks.map(({ type }) => type.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())));
}

/** All modules of the renderer that these files import, directly or indirectly, statically or dynamically. */
function importedBy(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files.filter((name) => !seen.has(name))) {
    seen.add(file);
    const names = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(
      ([, name = '']) => name,
    );
    importedBy(
      names.map((name) => join(dirname(file), name)).filter((name) => name.startsWith(renderer)),
      seen,
    );
  }
  return seen;
}

it('every page is made of components of React Aria and plain links', async () => {
  const page = await site.open('/', { viewport: { width: 390, height: 844 } });
  for (const [kind, path] of Object.entries(pageKinds)) {
    await page.goto(site.url + path);
    await hydrated(page);
    expect(await page.evaluate(customWidgets), kind).toEqual([]);
  }
});

it('every component in renderer/ui is used on a published page', async () => {
  const blocks = [...(await publishedTypes())].map((name) => join(renderer, 'blocks', `${name}.tsx`));
  const used = importedBy([...blocks, join(renderer, 'App.tsx')]);
  const components = readdirSync(join(renderer, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(renderer, 'ui', name));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((name) => !used.has(name)).map((name) => relative(renderer, name))).toEqual([]);
});
