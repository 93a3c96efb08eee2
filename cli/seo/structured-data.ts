import { join } from 'node:path';
import { mapOf } from '../../schemas/fact-map.ts';
import { loadFolder } from '../files/folders.ts';
import type { Block, Page, Site } from '../site/site.ts';

/** A module in `nodes/` turns a block into structured data for what it shows. We write it as JSON, which drops undefined keys. */
type NodesOf = (block: Block, context: NodeContext) => object | object[] | undefined;

export interface NodeContext {
  page: Page;
  site: Site;
  /** The site's absolute address, without a trailing slash. */
  baseUrl: string;
  /** Reference to the dealer by `@id` and name, for all pages. One page has the dealer's full data. */
  dealer: { '@type': 'AutoDealer'; '@id': string; name: string };
  /** Absolute address of the page's picture for shared links. */
  image?: string | undefined;
}

const nodes = await loadFolder<NodesOf>(join(import.meta.dirname, 'nodes'));

/** The structured data of a page. It comes only from blocks, so we never mark up anything that a visitor cannot see. */
export function structuredData(page: Page, site: Site, baseUrl: string, image?: string): object[] {
  const { name } = mapOf(site.facts.tree.dealer);
  const dealer = { '@type': 'AutoDealer', '@id': `${baseUrl}/#dealer`, name: String(name) } as const;
  const context: NodeContext = { page, site, baseUrl, dealer, image };
  return page.blocks.flatMap((block) => nodes.get(block.type)?.(block, context) ?? []);
}
