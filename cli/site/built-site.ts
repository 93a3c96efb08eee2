import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { StyleFile } from '../bundle/used-styles.ts';
import type { PageReading } from '../html/page-reading.ts';
import type { Page, Site } from './site.ts';

/** A page after rendering. */
export interface BuiltPage {
  page: Page;
  model: PageModel;
  /** The model as JSON, which the browser loads when a visitor comes from another page. */
  data: string;
  html: string;
  /** The style sheet that it needs at once. */
  style: StyleFile;
  /** Changes with everything that the page is rendered from. */
  hash: string;
  reading: PageReading;
}

/** The site after rendering, before it is written. */
export interface BuiltSite {
  site: Site;
  pages: BuiltPage[];
  /** Files that are not pages, by name: `assets/x.js`, `robots.txt`. */
  files: Map<string, Buffer | string>;
}
