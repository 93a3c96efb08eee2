import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { api } from './http/api.ts';
import type { LayoutModel, PageModel } from './model.ts';
import { loadBlocks } from './registry.ts';
import { whenWanted } from './state/when-wanted.ts';

/** Takes over the page that the server has written. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const { page, layout } = document.documentElement.dataset;
  if (!root || !page || !layout) return;
  const [pageModel, layoutModel] = await Promise.all([
    api.get(page).json<PageModel>(),
    api.get(layout).json<LayoutModel>(),
  ]);
  const blocks = [...layoutModel.before, ...pageModel.blocks, ...layoutModel.after];
  await loadBlocks(blocks.map((block) => block.type));
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App layout={layoutModel} initialPage={pageModel} />
      </BrowserRouter>
    </StrictMode>,
  );
}

whenWanted(hydrate);
