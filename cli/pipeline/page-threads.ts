import { availableParallelism } from 'node:os';
import { openThread } from '../../api/thread.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { StyleFile } from '../bundle/used-styles.ts';
import type { PageReading, PageSummary } from '../html/page-reading.ts';
import type { MemoryEntries } from '../memory/memory.ts';
import type { FileRecord, SiteRecord } from '../publish/site-record.ts';
import type { Stage } from '../publish/stage-file.ts';

/** What all pages of a build share. */
export interface PageWork {
  /** Paths of the renderer's server build and of its styles. */
  serverEntry: string;
  styles: string[];
  /** What every page shows around its own blocks, as JSON. */
  layout: string;
  assets: Omit<PageAssets, 'pageData'>;
  /** Hash of what a built page is made from and judged by besides its model. */
  common: string;
  stage: Stage;
  /** What the last site has. */
  known: SiteRecord['files'];
  site: SiteToRead;
}

/** The site, for a thread to read as the build did. */
export interface SiteToRead {
  root: string;
  on: string;
  withDrafts: boolean;
  isRelease: boolean;
  baseUrl: string;
  /** By file, of the pages that are read when somebody asks. */
  textHashes: ReadonlyMap<string, string>;
}

/** A page to be rendered, read, compressed and put into the stage. */
export interface PageRequest {
  /** Its model as JSON, and the hash of that. */
  data: string;
  hash: string;
  /** Names of its HTML files. */
  names: string[];
  /** Name of the entry that it is about, which tells it from no other page. */
  subject?: string | undefined;
}

/** What stays of a page that stands in the stage. */
export interface MadePage {
  files: [string, FileRecord][];
  style: StyleFile;
  /** Of its text, for comparing it with others. */
  shingles: Int32Array;
  signature: Int32Array;
}

/** A page that is still to be judged as it was rendered. */
export type ReadMadePage = MadePage & { reading: Omit<PageReading, 'mainText'> };

/** A page that has been judged, and what it was made from. */
export type JudgedPage = MadePage & { inputs: unknown; summary: PageSummary };

/** A file that has been read, with its pages, if nothing was found in them. */
export interface MadeFile {
  /** What readFile gives for it is in here. */
  entries: MemoryEntries;
  pages: JudgedPage[];
}

/** Makes pages in as many threads as there are cores; each thread makes them one after the other. */
export interface PageThreads {
  /** @throws what a component throws, and an `Error` when a thread ends */
  make(request: PageRequest): Promise<ReadMadePage>;
  /**
   * Reads a file of the site, and makes its pages.
   * @throws as `make`
   */
  read(file: string): Promise<MadeFile>;
  /** Resolves as soon as a thread has room for another page. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** Pages that a thread has before it, so that it never waits for the next. */
const ahead = 3;

/** After so many pages for each thread that there is, a further thread is worth its start. */
const worthwhile = 24;

/** Far more than a page needs. Without a limit, a thread is in no hurry to give back what it has done with. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

export function startPageThreads(work: PageWork): PageThreads {
  const module = new URL('./page-worker.ts', import.meta.url);
  const start = () => openThread<PageRequest | string, ReadMadePage | MadeFile>(module, work, limits);
  const threads = [start()];
  let asked = 0;
  const least = () => threads.reduce((best, thread) => (thread.waiting.length < best.waiting.length ? thread : best));
  const ask = (request: PageRequest | string) => {
    const isMany = ++asked > threads.length * worthwhile;
    if (isMany && threads.length < availableParallelism()) threads.push(start());
    return least().ask(request);
  };
  return {
    make: (request) => ask(request) as Promise<ReadMadePage>,
    read: (file) => ask(file) as Promise<MadeFile>,
    async ready() {
      const { waiting } = least();
      if (waiting.length >= ahead) await waiting[0]?.promise.catch(() => {});
    },
    stop: async () => void (await Promise.all(threads.map((thread) => thread.stop()))),
  };
}
