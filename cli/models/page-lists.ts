import type { PageList } from '../../schemas/generated/page-list.ts';
import { pageListFile } from '../../schemas/page-list-file.ts';
import type { Page } from '../site/site.ts';

/** How many pages a file of the list has at most, more or less. */
const wanted = 256;

/**
 * How many files the list of so many pages is divided into. A power of two, so that it seldom changes when pages come or go: it stands
 * in what all pages share.
 */
export function pageListCount(pages: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(pages / wanted)));
}

/**
 * The files by which the browser finds the model of each page, by their addresses. A page that answers unknown addresses is listed by
 * their patterns alone, since it has no address itself.
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
