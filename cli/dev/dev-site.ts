import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageList } from '../../schemas/generated/page-list.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { Finding } from '../finding.ts';
import type { WantedRendition } from '../images/make-renditions.ts';
import { catalogue } from '../models/catalogue.ts';
import { fallbacksOf } from '../models/fallbacks.ts';
import { pageLists } from '../models/page-lists.ts';
import { layoutModel, pageModel } from '../models/page-model.ts';
import { runValidate } from '../pipeline/index.ts';
import { wantedRenditions } from '../pipeline/picture.ts';
import { silentProgress } from '../report/progress.ts';
import { matchPattern, outputName } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';

/** The site as the author's files are now, for the development server. */
export interface DevSite {
  findings: Finding[];
  /** Texts of the files that findings point into. */
  sources: Map<string, string>;
  pages: number;
  /** What reading and checking took, in milliseconds. */
  elapsedMs: number;
  layout(): LayoutModel;
  /** The page that answers a path, and with which status; undefined when nothing does. */
  pageAt(path: string): { model: PageModel; status: 200 | 404; data: string } | undefined;
  /** The model or list of pages that a path such as `/data/page/index.json` names. */
  dataAt(path: string): PageModel | LayoutModel | PageList | undefined;
  vehicles(): ApiVehicle[];
  /** The rendition of a photograph that a path such as `/images/ev-nomad-1f0c9a3e55-800.avif` names. */
  imageAt(path: string): WantedRendition | undefined;
}

const layoutPath = '/data/_layout.json';

/** The document is loaded again at each change, so it never meets another build. */
export const devBuild = 'dev';

const modelPath = (page: Page) => `/data/page/${outputName(page.route)}.json`;

/**
 * Runs the pipeline up to the rules. Where mistakes leave no site at all, the pages stay those of `last`, so that the author can go on.
 * @param root folder of the site
 */
export async function loadDevSite(root: string, baseUrl: string, last?: DevSite): Promise<DevSite> {
  const start = performance.now();
  const { findings, source, site } = await runValidate(root, silentProgress);
  const sources = new Map(sourceFiles(source).map(({ file, text }) => [file, text]));
  const seen = { findings, sources, elapsedMs: performance.now() - start };
  return !site && last ? { ...last, ...seen } : { ...seen, ...serveSite(site, baseUrl) };
}

function serveSite(site: Site | undefined, baseUrl: string): Omit<DevSite, 'findings' | 'sources' | 'elapsedMs'> {
  const pages = site?.pages ?? [];
  const byRoute = new Map(
    pages
      .filter((page) => page.kind !== 'fallback')
      .flatMap((page) => [page.route, ...page.aliases].map((route): [string, Page] => [route, page])),
  );
  const vehicles = () => (site ? catalogue(site) : []);
  const modelOf = (page: Page): PageModel => pageModel(page, site as Site, baseUrl);
  const answer = (page: Page, status: 200 | 404) => ({
    model: modelOf(page),
    status,
    data: modelPath(page),
  });
  let images: Map<string, WantedRendition> | undefined;
  return {
    pages: pages.length,
    vehicles,
    imageAt: (path) => site && (images ??= wantedRenditions(site)).get(path.slice(1)),
    layout: () => (site ? layoutModel(site) : { before: [], after: [], fallbacks: [], pageLists: 1 }),
    pageAt(path) {
      const page = byRoute.get(path);
      if (page) return answer(page, 200);
      for (const { pattern, exists, page: fallback } of site ? fallbacksOf(site) : []) {
        const values = matchPattern(pattern, path);
        const known = exists !== undefined && vehicles().some(({ id }) => id === values?.id);
        if (values) return answer(fallback, known ? 200 : 404);
      }
      return undefined;
    },
    dataAt(path) {
      if (path === layoutPath && site) return layoutModel(site);
      const page = pages.find((candidate) => modelPath(candidate) === path);
      return page ? modelOf(page) : pageLists(pages, devBuild, modelPath).get(path);
    },
  };
}
