import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { cachedWhileUsed, pruneOldest } from '../cache.ts';
import { packageRoot } from '../package-root.ts';
import { readPage } from '../site/page-reading.ts';
import type { RenderPage } from './render-page.ts';
import type { RenderedPage, ThreadData } from './rendering-thread.ts';
import { hashFiles } from './source-hash.ts';

/** Pages as HTML, rendered anew only when something that they are made from has changed. */
export interface PageRenderer {
  setLayout(layout: string): void;
  render(model: string, assets: PageAssets): Promise<RenderedPage>;
}

/** How many rendered pages are kept, of all sites and states of the renderer: some builds of a site of a hundred pages. */
const kept = 600;

/** The code that reads a page after it is rendered, as far as it is not part of the renderer. */
const readers = ['cli/site/page-reading.ts', 'cli/site/chunk-reader.ts'];

/** A rendered page depends on its model, the layout, the addresses of its assets and the code; on nothing else. */
export function createPageRenderer({ serverEntry, rendererHash }: ThreadData): PageRenderer {
  const code = [rendererHash, hashFiles(packageRoot, readers, [])];
  let layout = '';
  let renderer: Promise<(model: string, assets: PageAssets) => RenderedPage> | undefined;
  let made = 0;

  const load = async () => {
    const { renderPage } = (await import(pathToFileURL(serverEntry).href)) as { renderPage: RenderPage };
    return (model: string, assets: PageAssets) => {
      const html = renderPage(JSON.parse(model) as PageModel, JSON.parse(layout) as LayoutModel, assets);
      return { html, reading: readPage(html) };
    };
  };
  const renderAnew = async (model: string, assets: PageAssets) => (await (renderer ??= load()))(model, assets);

  return {
    setLayout: (json) => void (layout = json),
    async render(model, assets) {
      const parts = [code, layout, model, JSON.stringify(assets)];
      const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
      let page: RenderedPage | undefined;
      const path = await cachedWhileUsed('page', hash, async (aside) => {
        page = await renderAnew(model, assets);
        await writeFile(aside, JSON.stringify(page));
        if (++made % kept === 1) await pruneOldest('page', kept);
      });
      return page ?? readKept(path).catch(() => renderAnew(model, assets));
    },
  };
}

/** @throws when the entry has been spoiled or removed meanwhile */
async function readKept(path: string): Promise<RenderedPage> {
  return JSON.parse(await readFile(path, 'utf8')) as RenderedPage;
}
