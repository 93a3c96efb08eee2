import { availableParallelism } from 'node:os';
import { lean, openThread } from '../../api/thread.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { StyleFile } from '../bundle/used-styles.ts';
import type { PageReading, PageSummary } from '../html/page-summary.ts';
import type { FileRecord } from '../publish/site-record.ts';
import type { Stage } from '../publish/stage-file.ts';
import type { Seo } from '../site/site.ts';

/** What a thread begins with. */
export interface PageWork {
  /** Paths of the renderer's server build and of its styles. */
  serverEntry: string;
  styles: string[];
}

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
  summary: PageSummary;
  /** Where it shows a number that its data does not hold. */
  reading?: PageReading;
  /** Of its text, for comparing it with others. */
  shingles: Int32Array;
  signature: Int32Array;
}

/** Makes pages in as many threads as there are cores; each thread makes them one after the other. */
export interface PageThreads {
  /** @throws what a component throws, and an `Error` when a thread ends */
  make(request: PageRequest): Promise<MadePage>;
  /** Resolves as soon as a thread has room for another page. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Pages that a thread has before it, so that it never waits for the next. */
const ahead = 3;

/** After so many pages for each thread that there is, a further thread is worth its start. */
const worthwhile = 24;

/** The first thread begins at once, so that it is ready when the first page is. */
export function startPageThreads({ serverEntry, fontStyles, files, styles }: Bundle): PageThreads {
  const module = new URL('./page-worker.ts', import.meta.url);
  const work: PageWork = { serverEntry, styles: [fontStyles, files.get(styles.slice(1))?.path ?? ''] };
  const start = () => openThread<PageRequest, MadePage>(module, work, lean);
  const threads = [start()];
  threads[0]?.begin();
  let asked = 0;
  const least = () => threads.reduce((best, thread) => (thread.waiting.length < best.waiting.length ? thread : best));
  return {
    make(request) {
      const isMany = ++asked > threads.length * worthwhile;
      if (isMany && threads.length < availableParallelism()) threads.push(start());
      return least().ask(request);
    },
    async ready() {
      const { waiting } = least();
      if (waiting.length >= ahead) await waiting[0]?.promise.catch(() => {});
    },
    stop: async () => void (await Promise.all(threads.map((thread) => thread.stop()))),
  };
}
