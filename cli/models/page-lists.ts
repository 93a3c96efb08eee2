import type { PageList } from '../../schemas/generated/page-list.ts';
import { pageListFile } from '../../schemas/page-list-file.ts';
import type { Page } from '../site/site.ts';

/** About how many pages a page list file has at most. */
const wanted = 256;

/**
 * How many files we split the page list into. A power of two rarely changes when pages come or go. That matters, since all pages contain
 * it.
 */
export function pageListCount(pages: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(pages / wanted)));
}

/**
 * The files in which the browser looks up each page's model, by address. A page for unknown addresses is listed only by its patterns, since
 * it has no address itself.
 * @param addressOf the address of a page's model
 */
export function pageLists(
  pages: readonly Page[],
  build: string,
  addressOf: (page: Page) => string,
): Map<string, PageList> {
  const parts = pageListCount(pages.length);
  const entries = pages.flatMap((page) => {
    const patterns = page.catches.map(({ pattern }) => pattern);
    const routes = page.kind === 'fallback' ? patterns : [page.route, ...page.aliases, ...patterns];
    return routes.map((route) => [route, addressOf(page)] as const);
  });
  const lists = Map.groupBy(entries, ([route]) => pageListFile(route, parts));
  return new Map([...lists].map(([file, listed]) => [file, { build, pages: Object.fromEntries(listed) }]));
}
