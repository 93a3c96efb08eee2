import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { keep, pruneOldest, readKept } from '../memory/cache.ts';
import type { Bundle } from './bundle.ts';
import { createRenderingThread, type RenderedPage } from './rendering-thread.ts';

/** Pages as HTML, rendered anew, in a thread of their own, only when something that they are made from has changed. */
export interface PageRenderer {
  /** @param layout what every page shares, as JSON; to be told before the first page */
  setLayout(layout: string): void;
  /**
   * @param model the page's model as JSON
   * @throws what a component throws
   */
  render(model: string, assets: PageAssets): Promise<KnownPage>;
  stop(): Promise<void>;
}

/** A rendered page with a hash that changes with everything that it is rendered from. */
export type KnownPage = RenderedPage & { hash: string };

/** How many rendered pages are kept, of all sites and states of the renderer: some builds of a site of a hundred pages. */
const kept = 600;

/** The code that sees a page after it is rendered, as far as it is not part of the renderer. */
const readers = ['cli/html/page-reading.ts', 'cli/html/chunk-reader.ts', 'cli/bundle/used-styles.ts'];

/** A rendered page depends on its model, the layout, the addresses of its assets and the code; on nothing else. */
export function createPageRenderer(bundle: Bundle): PageRenderer {
  const { serverEntry, files, fontStyles, hash: rendererHash } = bundle;
  const code = [rendererHash, hashFiles(packageRoot, readers, [])];
  const thread = createRenderingThread({
    serverEntry,
    styles: [fontStyles, files.get(bundle.styles.slice(1))?.path ?? ''],
  });
  let layout = '';
  let made = 0;

  const renderAnew = async (hash: string, model: string, assets: PageAssets) => {
    const page = await thread.render(model, assets);
    await keep('page', hash, (path) => writeFile(path, JSON.stringify(page)));
    if (++made % kept === 1) await pruneOldest('page', kept);
    return { ...page, hash };
  };

  return {
    setLayout(json) {
      layout = json;
      thread.setLayout(json);
    },
    // Looks without waiting, so that the thread has begun before the caller goes on to other work.
    render(model, assets) {
      const parts = [code, layout, model, JSON.stringify(assets)];
      const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
      const page = readKept('page', hash) as RenderedPage | undefined;
      return page ? Promise.resolve({ ...page, hash }) : renderAnew(hash, model, assets);
    },
    stop: () => thread.stop(),
  };
}
