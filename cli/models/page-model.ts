import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageList } from '../../schemas/generated/page-list.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { pageListFile } from '../../schemas/page-list-file.ts';
import type { CardFile } from '../cards/card.ts';
import { headOf } from '../seo/head.ts';
import type { Page, Site, SiteFrame } from '../site/site.ts';
import { fallbacksOf } from './routing.ts';

/** The data that we render a page from. @param card the page's social card, if it has one */
export function pageModel(page: Page, site: SiteFrame, baseUrl: string, card?: CardFile): PageModel {
  return { route: page.route, head: headOf(page, site, baseUrl, card), blocks: page.blocks };
}

/** The parts that all pages share. @param pages the final number of pages, if `site` does not have them all yet */
export function layoutModel(site: Site, banner?: string, pages = site.pages.length): LayoutModel {
  const slot = site.layout.blocks.findIndex((block) => block.type === 'slot');
  const end = slot === -1 ? site.layout.blocks.length : slot;
  return {
    banner,
    before: site.layout.blocks.slice(0, end),
    after: site.layout.blocks.slice(end + 1),
    fallbacks: fallbacksOf(site).map(({ pattern }) => pattern),
    pageLists: pageListCount(pages),
  };
}

/** About how many pages a page list file has at most. */
const wanted = 256;

/** How many files we split the page list into. All pages contain this number, and a power of two rarely changes. */
export function pageListCount(pages: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(pages / wanted)));
}

/** The files in which the browser looks up the address of each page's model. A page for unknown addresses has only its patterns. */
export function pageLists(pages: readonly Page[], build: string, addressOf: (page: Page) => string) {
  const parts = pageListCount(pages.length);
  const entries = pages.flatMap((page) => {
    const patterns = page.catches.map(({ pattern }) => pattern);
    const routes = page.kind === 'fallback' ? patterns : [page.route, ...page.aliases, ...patterns];
    return routes.map((route) => [route, addressOf(page)] as const);
  });
  const lists = Map.groupBy(entries, ([route]) => pageListFile(route, parts));
  return new Map(
    [...lists].map(([file, listed]): [string, PageList] => [file, { build, pages: Object.fromEntries(listed) }]),
  );
}
