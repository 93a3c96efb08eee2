import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { PageAddresses, PageReading } from '../html/page-reading.ts';
import type { Page, Site } from './site.ts';

/** A page after rendering, while it is looked at. */
export interface BuiltPage {
  page: Page;
  model: PageModel;
  reading: Pick<PageReading, 'chunks' | 'structuredData'>;
}

/** A page of the built site. */
export interface FinishedPage {
  page: Page;
  addresses: PageAddresses;
  /** Of its text, for comparing it with others: how many runs of words there are in it, and what stands for them; see html/similarity.ts. */
  runs: number;
  signature: Int32Array;
  shingles(): Int32Array;
}

/** The site after rendering, before it is published. */
export interface BuiltSite {
  site: Site;
  pages: FinishedPage[];
  /** Files that are neither pages nor pictures, by name: `assets/x.css`, `robots.txt`. */
  files: ReadonlyMap<string, string>;
}
