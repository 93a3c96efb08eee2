import type { parseDocument } from 'htmlparser2';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { Page, Site } from './site.ts';

/** A page after rendering. */
export interface BuiltPage {
  page: Page;
  model: PageModel;
  html: string;
  /** The parsed HTML; parsed once, when first asked for. */
  document(): ReturnType<typeof parseDocument>;
}

/** The site after rendering, before it is written. */
export interface BuiltSite {
  site: Site;
  pages: BuiltPage[];
  /** Files that are not pages, by name: `assets/x.js`, `robots.txt`. */
  files: Map<string, Buffer | string>;
}
