import { matchPath, redirectDocument } from 'react-router';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageList } from '../../schemas/generated/page-list.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { pageListFile } from '../../schemas/page-list-file.ts';
import { loadBlocks } from '../registry.ts';
import { api } from './api.ts';

/**
 * The page at an address of this site, ready to be shown: its model and the components of its blocks. The browser keeps what comes, so
 * that a hover and the click after it ask once.
 * @throws Response that sends the browser there by itself, where this document cannot show the page: its build is not the site's any more
 * @throws NetworkError, TimeoutError without a connection
 */
export async function loadPage({ href, pathname }: URL, layout: LayoutModel): Promise<PageModel> {
  const leave = () => {
    throw redirectDocument(href);
  };
  const ky = await api();
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
