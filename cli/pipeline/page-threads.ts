import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { StyleFile } from '../bundle/used-styles.ts';
import { openThreads } from '../files/thread-pool.ts';
import type { PageReading } from '../html/page-reading.ts';
import type { FileRecord } from '../publish/site-record.ts';
import type { Stage } from '../publish/stage-file.ts';
import type { Seo } from '../site/site.ts';

/** What a thread begins with: paths of the renderer's server build and of its styles. */
export type PageWork = { serverEntry: string; styles: string[] };

/** A page to be rendered, read, compressed and put into the stage. */
export interface PageRequest {
  /** Its model as JSON. */
  data: string;
  /** What every page shows around its own blocks, as JSON. */
  layout: string;
  assets: PageAssets;
  stage: Stage;
  /** Names of its files, of HTML and of the model, and what the last site has under them. */
  html: string[];
  model: string;
  known: Record<string, FileRecord | undefined>;
  /** Name of the entry that it is about, which tells it from no other page. */
  subject?: string | undefined;
  /** Numbers that it may show besides those of its blocks and of these data. */
  numbers: readonly number[];
  seo: Seo;
}

/** What stays of a page that stands in the stage. */
export interface MadePage {
  files: [string, FileRecord][];
  style: StyleFile;
  addresses: PageReading['addresses'];
  /** Where it shows a number that its data does not hold. */
  reading?: PageReading;
  /** Of its text, for comparing it with others. */
  shingles: Int32Array;
}

export type PageThreads = ReturnType<typeof startPageThreads>;

/** After so many pages for each thread that there is, a further thread is worth its start. */
const worthwhile = 60;

/** Threads that make pages. The first begins at once, so that it is ready when the first page is. */
export function startPageThreads({ serverEntry, fontStyles, files, styles }: Bundle) {
  const work: PageWork = { serverEntry, styles: [fontStyles, files.get(styles.slice(1))?.path ?? ''] };
  const worker = new URL('./page-worker.ts', import.meta.url);
  const threads = openThreads<PageRequest, MadePage>(worker, work, worthwhile);
  threads.begin();
  return threads;
}
