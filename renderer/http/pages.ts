import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageList } from '../../schemas/generated/page-list.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { pageListFile } from '../../schemas/page-list-file.ts';
import { loadBlocks } from '../registry.ts';
import { api } from './api.ts';
import { matchesPattern } from './match-pattern.ts';

/** For how long a list of pages is taken as it is, in milliseconds. A hover and the click after it ask once. */
const freshFor = 60_000;

const lists = new Map<string, { list: Promise<PageList>; time: number }>();
const pages = new Map<string, Promise<PageModel>>();

/**
 * The page at a path of this site, ready to be shown: its model and the components of its blocks. A page that has not changed is fetched
 * once.
 * @throws Error when the page cannot be had, as without a network or after a new build of the renderer or the layout came out; the
 * browser should then go there by itself
 */
export async function loadPage(path: string, layout: LayoutModel): Promise<PageModel> {
  const address = await modelAddress(path, layout);
  const known = pages.get(address);
  if (known) return known;
  const loading = fetchPage(address);
  pages.set(address, loading);
  loading.catch(() => pages.delete(address));
  return loading;
}

async function modelAddress(path: string, layout: LayoutModel): Promise<string> {
  const address = await listed(path, layout);
  if (address !== undefined) return address;
  const pattern = layout.fallbacks.find((fallback) => matchesPattern(fallback, path));
  const answering = pattern && (await listed(pattern, layout));
  if (!answering) throw new Error(`Nothing answers ${path}.`);
  return answering;
}

/** The address of the model of the page at a route or pattern, as the site is now. */
async function listed(route: string, layout: LayoutModel): Promise<string | undefined> {
  const { build, pages } = await loadList(pageListFile(route, layout.pageLists));
  if (build !== document.documentElement.dataset.build) throw new Error('A new build of the site is out.');
  return Object.hasOwn(pages, route) ? pages[route] : undefined;
}

function loadList(file: string): Promise<PageList> {
  const known = lists.get(file);
  if (known && performance.now() - known.time < freshFor) return known.list;
  const list = api.get(file).json<PageList>();
  lists.set(file, { list, time: performance.now() });
  list.catch(() => lists.delete(file));
  return list;
}

async function fetchPage(address: string): Promise<PageModel> {
  const page = await api.get(address).json<PageModel>();
  await loadBlocks(page.blocks.map((block) => block.type));
  return page;
}
