import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { CardFile } from '../cards/card.ts';
import { headOf } from '../seo/head.ts';
import type { Page, Site } from '../site/site.ts';
import { pageListCount } from './page-lists.ts';
import { fallbacksOf } from './routing.ts';

/**
 * The data that we render a page from.
 * @param card the page's social card, if it has one
 */
export function pageModel(page: Page, site: Site, baseUrl: string, card?: CardFile): PageModel {
  return { route: page.route, head: headOf(page, site, baseUrl, card), blocks: page.blocks };
}

/**
 * The parts that all pages share, and the banner of a preview.
 * @param pages the final number of pages, if `site` does not have them all yet
 */
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
