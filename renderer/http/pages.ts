import { matchPath, redirectDocument } from 'react-router';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageList } from '../../schemas/generated/page-list.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { pageListFile } from '../../schemas/page-list-file.ts';
import { loadBlocks } from '../registry.ts';
import { api } from './api.ts';

/** The pages that this document has shown or fetched, by path. */
const seen = new Map<string, PageModel>();

export function keepPage(path: string, page: PageModel): void {
  seen.set(path, page);
}

/**
 * Loads the page at an address of this site: its model, and the components of its blocks. Without a connection, it may be one that the
 * visitor has seen.
 * @throws Response that makes the browser load the address itself, if the site has a new build that this document cannot show
 * @throws NetworkError, TimeoutError without a connection
 */
export async function loadPage(url: URL, layout: LayoutModel): Promise<PageModel> {
  const known = seen.get(url.pathname);
  if (known && !navigator.onLine) return known;
  try {
    const page = await fetchPage(url, layout);
    keepPage(url.pathname, page);
    return page;
  } catch (error) {
    if (known && !(error instanceof Response)) return known;
    throw error;
  }
}

async function fetchPage({ href, pathname }: URL, layout: LayoutModel): Promise<PageModel> {
  const leave = () => {
    throw redirectDocument(href);
  };
  // If the server answers, but no longer has the client's file, the site has a new build.
  const ky = await api().catch(() => fetch(href, { method: 'HEAD' }).then(leave));
  const modelOf = async (route: string) => {
    const { build, pages } = await ky.get(pageListFile(route, layout.pageLists)).json<PageList>();
    const isSameBuild = build === document.documentElement.dataset.build;
    return isSameBuild && Object.hasOwn(pages, route) ? pages[route] : undefined;
  };
  const pattern = layout.fallbacks.find((fallback) => matchPath(fallback, pathname));
  const model = (await modelOf(pathname)) ?? (pattern && (await modelOf(pattern)));
  const response = model ? await ky.get(model, { throwHttpErrors: false }) : undefined;
  if (!response?.ok) return leave();
  const page = await response.json<PageModel>();
  await loadBlocks(page.blocks.map((block) => block.type)).catch(leave);
  return page;
}
