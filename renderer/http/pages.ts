import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { loadBlocks } from '../registry.ts';
import { api } from './api.ts';
import { matchesPattern } from './match-pattern.ts';

const pages = new Map<string, Promise<PageModel>>();

/**
 * The page at a path of this site, ready to be shown: its model and the components of its blocks. Asked for twice, fetched once.
 * @throws Error when the page cannot be had, as without a network; the browser should then go there by itself
 */
export function loadPage(path: string, layout: LayoutModel): Promise<PageModel> {
  const known = pages.get(path);
  if (known) return known;
  const loading = fetchPage(path, layout);
  pages.set(path, loading);
  loading.catch(() => pages.delete(path));
  return loading;
}

/** Address of the model of the page at `path`. */
export function pageDataUrl(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

async function fetchPage(path: string, layout: LayoutModel): Promise<PageModel> {
  let response = await api.get(pageDataUrl(path), { throwHttpErrors: false });
  if (response.status === 404) {
    const fallback = layout.fallbacks.find(({ pattern }) => matchesPattern(pattern, path));
    if (!fallback) throw new Error(`Nothing answers ${path}.`);
    response = await api.get(fallback.data, { throwHttpErrors: false });
  }
  if (!response.ok) throw new Error(`Failed to fetch page: ${response.status}`);
  const page = await response.json<PageModel>();
  await loadBlocks(page.blocks.map((block) => block.type));
  return page;
}
