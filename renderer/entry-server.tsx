import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { freshScript } from '../schemas/fresh-script.ts';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import type { PageAssets } from '../schemas/generated/page-assets.ts';
import type { PageModel } from '../schemas/generated/page-model.ts';
import { Document } from './Document.tsx';
import { blockTypes, loadBlocks } from './registry.ts';
import { loadedAt, routesOf } from './routes.tsx';

export { draw } from './art/draw.tsx';
export { blockTypes };

/**
 * Renders the whole document of one page.
 * @param styleOf gives the address of the style sheet that the rendered page needs at once
 */
export function renderPage(
  page: PageModel,
  layout: LayoutModel,
  assets: PageAssets,
  styleOf?: (html: string) => string,
): string {
  const routes = routesOf(layout);
  const hydrationData = loadedAt(routes, page.route, page);
  const router = createMemoryRouter(routes, { initialEntries: [page.route], hydrationData });
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  router.dispose();
  const document = <Document head={page.head} assets={assets} style={styleOf?.(html)} html={html} />;
  // React writes links before scripts. After a style sheet, this script would have to wait for it, so insert it first.
  return `<!DOCTYPE html>${renderToStaticMarkup(document).replace('<link', `<script>${freshScript}</script>$&`)}`;
}

await loadBlocks(blockTypes());
