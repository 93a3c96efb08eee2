import { join } from 'node:path';
import { type FactMap, mapOf } from '../../schemas/fact-map.ts';
import { factAt } from '../facts/described-facts.ts';
import { loadFolder } from '../files/folders.ts';
import type { Block, Page, SiteFrame } from '../site/site.ts';

/** A module in `nodes/` turns a block into structured data for what it shows. We write it as JSON, which drops undefined keys. */
type NodesOf = (block: Block, context: NodeContext) => object | object[] | undefined;

type Node = { '@id'?: string; parentOrganization?: object };

export interface NodeContext {
  page: Page;
  /** The fact that the page is about; empty for most pages. A node sees no other facts, so that we know when to make it again. */
  record: FactMap;
  /** The site's absolute address, without a trailing slash. */
  baseUrl: string;
  /** Reference to the dealer by `@id` and name, for all pages. Only one page has its address, and search engines refuse a business without. */
  dealer: { '@type': 'Organization'; '@id': string; name: string };
  /** Absolute address of the page's picture for shared links. */
  image?: string | undefined;
}

const nodes = await loadFolder<NodesOf>(join(import.meta.dirname, 'nodes'), 'function');

/** The structured data of a page. It comes from blocks, so we never mark up anything that a visitor cannot see. The home page also names the site. */
export function structuredData(page: Page, site: SiteFrame, baseUrl: string, image?: string): object[] {
  const { name } = site.facts.business;
  const dealer = { '@type': 'Organization', '@id': `${baseUrl}/#dealer`, name: name as string } as const;
  const record = mapOf(page.subject && factAt(site, page.subject.path));
  const context: NodeContext = { page, record, baseUrl, dealer, image };
  const made: Node[] = page.blocks.flatMap((block) => nodes.get(block.type)?.(block, context) ?? []);
  const department = made.filter((node) => node.parentOrganization === dealer).map((node) => ({ '@id': node['@id'] }));
  if (department.length > 0) made.push({ ...dealer, department } as Node);
  const home = { '@type': 'WebSite', '@id': `${baseUrl}/#website`, name, url: `${baseUrl}/`, publisher: dealer };
  return page.route === '/' ? [...made, home] : made;
}
