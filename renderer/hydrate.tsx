import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { LayoutModel } from '../schemas/generated/layout-model.ts';
import type { PageModel } from '../schemas/generated/page-model.ts';
import { App } from './App.tsx';
import { loadBlocks } from './registry.ts';

/**
 * Takes over the page that the server has written. Resolves when that is done.
 * @param models the page's model and the layout's, on their way
 * @param onStart told just before React begins; from then on it keeps what is clicked by itself
 */
export async function hydrate(models: Promise<unknown[]>, onStart: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const [page, layout] = (await models) as [PageModel, LayoutModel];
  await loadBlocks([...layout.before, ...page.blocks, ...layout.after].map((block) => block.type));
  onStart();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App layout={layout} initialPage={page} onHydrated={resolve} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}
