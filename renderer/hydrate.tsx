import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import type { PageModel } from '../schemas/generated/page-model.ts';
import { keepPage } from './http/pages.ts';
import { loadBlocks } from './registry.ts';
import { loadedAt, routesOf } from './routes.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hydrates the page that the server rendered. Resolves with the router when that is done.
 * @param onStart awaited just before React starts; from then on, React itself keeps clicks
 */
export async function hydrate(
  page: PageModel,
  layout: LayoutModel,
  onStart: () => Promise<void>,
): Promise<Router | undefined> {
  const root = document.getElementById('root');
  if (!root) return undefined;
  await loadBlocks([...layout.before, ...page.blocks, ...layout.after].map((block) => block.type));
  await onStart();
  keepPage(window.location.pathname, page);
  const routes = routesOf(layout);
  const hydrationData = loadedAt(routes, window.location.pathname, page);
  const router = createBrowserRouter(routes, { hydrationData });
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <TakenOver onDone={resolve}>
          <RouterProvider router={router} />
        </TakenOver>
      </StrictMode>,
    );
  });
  return router;
}

function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onDone();
  }, [onDone]);
  return children;
}
