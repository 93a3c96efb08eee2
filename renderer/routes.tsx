import { type DataRouteObject, matchRoutes, Outlet, useLoaderData } from 'react-router';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import type { PageModel } from '../schemas/generated/page-model.ts';
import { App } from './App.tsx';
import { loadPage } from './http/pages.ts';
import { Blocks } from './Page.tsx';
import { PageFailed } from './PageFailed.tsx';

/**
 * One route for each pattern that a single page answers (`/vehicle/:id`), and one for all other addresses. The loader fetches the
 * page. If only the query changes, nothing is fetched.
 */
export function routesOf(layout: LayoutModel): DataRouteObject[] {
  return [
    {
      id: 'site',
      errorElement: <PageFailed />,
      element: (
        <App layout={layout}>
          <Outlet />
        </App>
      ),
      children: [...new Set([...layout.fallbacks, '/*'])].map((path) => ({
        id: path,
        path,
        loader: ({ request }) => loadPage(new URL(request.url), layout),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        element: <Page />,
        errorElement: <PageFailed />,
      })),
    },
  ];
}

function Page() {
  return <Blocks blocks={useLoaderData<PageModel>().blocks} />;
}

/** The router's initial data: the page at `path`. */
export function loadedAt(routes: DataRouteObject[], path: string, page: PageModel) {
  return { loaderData: { [matchRoutes(routes, path)?.at(-1)?.route.id ?? '']: page } };
}
