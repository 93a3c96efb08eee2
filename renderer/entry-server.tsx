import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import type { PageAssets } from '../schemas/generated/page-assets.ts';
import type { PageModel } from '../schemas/generated/page-model.ts';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { standardStyle } from './html-style.ts';
import { blockTypes, loadBlocks } from './registry.ts';

export { draw } from './art/draw.tsx';
export { blockTypes };

/** The whole document of one page. */
export function renderPage(page: PageModel, layout: LayoutModel, assets: PageAssets): string {
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={page.route}>
        <App layout={layout} initialPage={page} />
      </StaticRouter>
    </StrictMode>,
  );
  const document = renderToStaticMarkup(<Document head={page.head} assets={assets} html={html} />);
  return `<!DOCTYPE html>${standardStyle(document)}`;
}

await loadBlocks(blockTypes());
