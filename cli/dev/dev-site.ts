import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageList } from '../../schemas/generated/page-list.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { type CardFile, planCards } from '../cards/card-file.ts';
import { makeCards } from '../cards/make-cards.ts';
import { makeRendition } from '../images/make-renditions.ts';
import { catalogue } from '../models/catalogue.ts';
import { fallbacksOf } from '../models/fallbacks.ts';
import { pageLists } from '../models/page-lists.ts';
import { layoutModel, pageModel } from '../models/page-model.ts';
import type { Outcome } from '../pipeline/index.ts';
import { wantedRenditions } from '../pipeline/picture.ts';
import { createSession } from '../pipeline/session.ts';
import { printResult } from '../report/print-result.ts';
import { redirectsOf } from '../site/redirects.ts';
import { matchPattern, outputName } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';
import { errorsOnPage } from './page-findings.ts';

/** What is shown at an address. */
export interface Answer {
  status: 200 | 404;
  page: PageModel;
  layout: LayoutModel;
  /** Where the browser finds the page's model, as `/data/page/index.json`. */
  data: string;
  /** The address that has taken the place of this one. */
  movedTo?: string | undefined;
}

export interface DevSiteOptions {
  /** Folder of the site. */
  root: string;
  /** Address of the development server. */
  baseUrl: string;
  /** The day that the site is read on; today unless given. */
  on?: string | undefined;
}

/** The document is never that of another build, so it never has to be left for one. */
export const devBuild = 'dev';

export const layoutPath = '/data/_layout.json';

const modelPath = (page: Page) => `/data/page/${outputName(page.route)}.json`;

const noLayout: LayoutModel = { before: [], after: [], fallbacks: ['/*'], pageLists: 1 };

const noHead = { title: '', description: '', keywords: '', canonical: '', language: 'en-US', meta: [], jsonLd: [] };

export type DevSite = ReturnType<typeof createDevSite>;

/**
 * The site as its author's files are now, for the development server. All that is asked of it and all that it answers is plain data: it
 * has a thread of its own.
 */
export function createDevSite({ root, baseUrl, on }: DevSiteOptions) {
  const session = createSession(root, { on, withDrafts: true });
  let now: Outcome = { findings: [], source: undefined as never };
  /** The last site that could be read. */
  let site: Site | undefined;
  /** The last pages and layout without a mistake, by address: they stay while the author mends the present ones. */
  const good = new Map<string, { answer: Answer; file: string }>();
  const cards = new Map<string, CardFile>();

  const answerWith = (page: Page, from: Site, status: 200 | 404): Answer => {
    const card = planCards(from, [page]).get(page);
    if (card) cards.set(card.name, card);
    return { status, page: pageModel(page, from, baseUrl, card), layout: layoutModel(from), data: modelPath(page) };
  };

  const pageAt = (path: string): { page: Page; status: 200 | 404 } | undefined => {
    const page = site?.pages.find((one) => one.kind !== 'fallback' && [one.route, ...one.aliases].includes(path));
    if (page) return { page, status: 200 };
    for (const { pattern, exists, page: fallback } of site ? fallbacksOf(site) : []) {
      const values = matchPattern(pattern, path);
      const isKnown =
        exists !== undefined &&
        site?.source.records.has(
          exists
            .replace(/^api\/|\.json$/g, '')
            .replace('/', '.')
            .replace(':id', values?.id ?? ''),
        );
      if (values) return { page: fallback, status: isKnown ? 200 : 404 };
    }
    return undefined;
  };

  return {
    /** Reads what has changed, and prints the findings. */
    async update(): Promise<void> {
      const start = performance.now();
      now = await session.update();
      site = now.site ?? site;
      const sources = new Map(sourceFiles(now.source).map(({ file, text }) => [file, text]));
      const elapsedMs = performance.now() - start;
      await printResult(
        { command: 'dev', findings: now.findings, pages: site?.pages.length ?? 0, elapsedMs, sources },
        'pretty',
      );
    },

    /** What is to be seen at a path: as written, or as it last was without a mistake. */
    show(path: string): Answer {
      const found = pageAt(path);
      const last = good.get(path);
      const hasErrors = errorsOnPage(now, found?.page, path, last?.file).length > 0;
      if (last && hasErrors) return last.answer;
      if (!site || !found)
        return { status: 404, page: { route: path, head: noHead, blocks: [] }, layout: noLayout, data: '' };
      const movedTo = redirectsOf(site).get(path);
      const answer = { ...answerWith(found.page, site, found.status), movedTo };
      if (!hasErrors) good.set(path, { answer, file: found.page.source.file });
      return answer;
    },

    /** The model or list of pages that a path such as `/data/page/index.json` names. */
    data(path: string): PageModel | LayoutModel | PageList | undefined {
      if (!site) return undefined;
      if (path === layoutPath) return layoutModel(site);
      const page = site.pages.find((candidate) => modelPath(candidate) === path);
      if (page) return page.kind === 'fallback' ? answerWith(page, site, 404).page : this.show(page.route).page;
      return pageLists(site.pages, devBuild, modelPath).get(path);
    },

    vehicles: (): ApiVehicle[] => (site ? catalogue(site) : []),

    /** Path of a file that the build would make: a photograph's, such as `/images/yard-1f0c9a3e55-800.avif`, or a social card. */
    async file(path: string): Promise<string | undefined> {
      const name = path.slice(1);
      const wanted = site && wantedRenditions(site).get(name);
      if (wanted) return (await makeRendition(wanted)).path;
      const card = cards.get(name);
      if (!card) return undefined;
      const { serverEntry } = await loadBundle();
      const options = { serverEntry, onCard: () => {}, signal: new AbortController().signal };
      return (await makeCards([card], options)).get(name)?.path;
    },
  };
}
