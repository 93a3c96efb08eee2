import { matchPath, redirectDocument } from 'react-router';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageList } from '../../schemas/generated/page-list.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { pageListFile } from '../../schemas/page-list-file.ts';
import { loadBlocks } from '../registry.ts';
import { api } from './api.ts';

/** For how long a list of pages is taken as it is, in milliseconds. A hover and the click after it ask once. */
const freshFor = 60_000;

const lists = new Map<string, Promise<PageList>>();

/**
 * The page at an address of this site, ready to be shown: its model and the components of its blocks.
 * @throws Response that sends the browser there by itself, where this document cannot show the page: its build is not the site's any more
 * @throws NetworkError, TimeoutError without a connection
 */
export async function loadPage(url: URL, layout: LayoutModel): Promise<PageModel> {
  const { pathname, search, hash } = url;
  const leave = () => {
    throw redirectDocument(pathname + search + hash);
  };
  const pattern = layout.fallbacks.find((fallback) => matchPath(fallback, pathname));
  const address = (await listed(pathname, layout)) ?? (pattern && (await listed(pattern, layout)));
  const response = address ? await (await api()).get(address, { throwHttpErrors: false }) : undefined;
  if (!response?.ok) return leave();
  const page = await response.json<PageModel>();
  await loadBlocks(page.blocks.map((block) => block.type)).catch(leave);
  return page;
}

/** The address of the model of the page at a route or pattern, as the site is now. */
async function listed(route: string, layout: LayoutModel): Promise<string | undefined> {
  const { build, pages } = await loadList(pageListFile(route, layout.pageLists));
  const isSameBuild = build === document.documentElement.dataset.build;
  return isSameBuild && Object.hasOwn(pages, route) ? pages[route] : undefined;
}

function loadList(file: string): Promise<PageList> {
  const forget = () => lists.delete(file);
  const list = lists.get(file) ?? api().then((ky) => ky.get(file).json<PageList>());
  if (!lists.has(file)) setTimeout(forget, freshFor);
  lists.set(file, list);
  list.catch(forget);
  return list;
}
