import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import type { PageAssets } from '../schemas/generated/page-assets.ts';
import type { PageModel } from '../schemas/generated/page-model.ts';
import { Document } from './Document.tsx';
import { blockTypes, loadBlocks } from './registry.ts';
import { beginAt, routesOf } from './routes.tsx';

export { draw } from './art/draw.tsx';
export { blockTypes };

/**
 * The whole document of one page.
 * @param styleOf gives the address of the style sheet that a page, rendered, needs at once
 */
export function renderPage(
  page: PageModel,
  layout: LayoutModel,
  assets: PageAssets,
  styleOf?: (html: string) => string,
): string {
  const routes = routesOf(layout);
  const context: StaticHandlerContext = {
    ...beginAt(routes, page.route, page),
    basename: '/',
    location: { pathname: page.route, search: '', hash: '', state: null, key: 'default' },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </StrictMode>,
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document head={page.head} assets={assets} style={styleOf?.(html)} html={html} />)}`;
}

await loadBlocks(blockTypes());
