import { join } from 'node:path';
import { mapOf } from '../../schemas/fact-map.ts';
import { loadFolder } from '../files/folders.ts';
import type { Block, Page, Site } from '../site/site.ts';

/**
 * What a module in `nodes/` makes of a block: the structured data that says what the block shows. It is written as JSON, without the keys
 * that are undefined.
 */
type NodesOf = (block: Block, context: NodeContext) => object | object[] | undefined;

export interface NodeContext {
  page: Page;
  site: Site;
  /** Absolute address of the site, without slash at the end. */
  baseUrl: string;
  /** The dealer by `@id` and name, as all pages refer to it; the whole of it stands on one page. */
  dealer: { '@type': 'AutoDealer'; '@id': string; name: string };
  /** Absolute address of the picture that a shared link to the page shows. */
  image?: string | undefined;
}

const nodes = await loadFolder<NodesOf>(join(import.meta.dirname, 'nodes'));

/**
 * The structured data of a page. Each block type that has a module in `nodes/` says what it shows, so that nothing is marked up
 * that a visitor cannot see.
 */
export function structuredData(page: Page, site: Site, baseUrl: string, image?: string): object[] {
  const { name } = mapOf(site.facts.tree.dealer);
  const dealer = { '@type': 'AutoDealer', '@id': `${baseUrl}/#dealer`, name: String(name) } as const;
  const context: NodeContext = { page, site, baseUrl, dealer, image };
  return page.blocks.flatMap((block) => nodes.get(block.type)?.(block, context) ?? []);
}
