import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { StyleFile } from '../bundle/used-styles.ts';
import { openThreads } from '../files/thread-pool.ts';
import type { PageReading } from '../html/page-reading.ts';
import type { FileRecord } from '../publish/site-record.ts';
import type { Stage } from '../publish/stage-file.ts';
import type { Seo } from '../site/site.ts';

/** What a thread starts with: the paths of the renderer's server build and of its styles. */
export type PageWork = { serverEntry: string; styles: string[] };

/** A page to render, read, compress and stage. */
export interface PageRequest {
  /** The page's model as JSON. */
  data: string;
  /** The layout around every page's blocks, as JSON. */
  layout: string;
  assets: PageAssets;
  stage: Stage;
  /** Names of its HTML files and of its model file, and what the last site has under these names. */
  html: string[];
  model: string;
  known: Record<string, FileRecord | undefined>;
  /** The name of the page's entry. We ignore it when we compare pages. */
  subject?: string | undefined;
  /** Numbers that the page may show besides those in its own data. */
  numbers: readonly number[];
  seo: Seo;
}

/** What we keep of a staged page. */
export interface MadePage {
  files: [string, FileRecord][];
  style: StyleFile;
  addresses: PageReading['addresses'];
  /** Only set if the page shows a number that is not in its data. */
  reading?: PageReading;
  /** Shingles of its text, to compare it with other pages. */
  shingles: Int32Array;
}

export type PageThreads = ReturnType<typeof startPageThreads>;

/** We start another thread once each has had this many pages, since starting one takes time. */
const worthwhile = 60;

/** Threads that make pages. The first one starts right away, so that it is ready for the first page. */
export function startPageThreads({ serverEntry, fontStyles, files, styles }: Bundle) {
  const work: PageWork = { serverEntry, styles: [fontStyles, files.get(styles.slice(1))?.path ?? ''] };
  const worker = new URL('./page-worker.ts', import.meta.url);
  const threads = openThreads<PageRequest, MadePage>(worker, work, worthwhile);
  threads.begin();
  return threads;
}
