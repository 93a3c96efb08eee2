import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchPattern } from '../../api/static/routes-file.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { replaceFile } from '../files/replace-file.ts';
import { idOf, isClean, startOf } from '../finding.ts';
import { makeRendition } from '../images/renditions.ts';
import { cached, pruneCache } from '../memory/cache.ts';
import { openMemory } from '../memory/memory.ts';
import { createReuse } from '../memory/reuse.ts';
import { catalogue } from '../models/catalogue.ts';
import { layoutModel, pageLists, pageModel } from '../models/page-model.ts';
import { fallbacksOf } from '../models/routing.ts';
import { runValidate } from '../pipeline/index.ts';
import { wantedRenditions } from '../pipeline/picture.ts';
import { printOutcome } from '../report/print-outcome.ts';
import { silentProgress } from '../report/progress.ts';
import { loadRules } from '../rules.ts';
import { addressesOf } from '../site/links.ts';
import { redirectsOf } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { todayIn } from '../source/calendar.ts';
import { sourceFiles } from '../source/source.ts';
import { printed } from '../usage-error.ts';
import { bare, catalogueOf, exampleAt } from './catalogue.ts';
import { build, dataPath } from './data-path.ts';
import { changesFor, devPage, findingsOnPage, type LastRead } from './page-findings.ts';
import { type Pointed, pointAt } from './point-at.ts';

export interface DevSiteOptions {
  root: string;
  baseUrl: string;
  /** The date to read the site for. Defaults to today. */
  on?: string | undefined;
}

export interface ShownPage {
  status: 200 | 404;
  page: PageModel;
  layout: LayoutModel;
  movedTo?: string | undefined;
  /** True for a page with mistakes that we have not seen without them, so that drawing it may fail. */
  isDoubtful?: boolean;
  /** True if there is nothing to show, because of the author's mistakes. */
  isEmpty?: boolean;
}

export type DevSite = ReturnType<typeof createDevSite>;

/** The current site, for the development server. It runs in its own thread, so all arguments and results are plain data. */
export function createDevSite({ root, baseUrl, on }: DevSiteOptions) {
  const reading = { on, withDrafts: true, reuse: createReuse(), memory: openMemory() };
  let now: LastRead = { findings: [] };
  /** The last site that we could read. */
  let site: Site | undefined;
  const today = () => on ?? todayIn(site?.calendar.timeZone);
  /** The day of the last read. */
  let day: string | undefined;
  /** Each page that was asked for, as it last was without mistakes, by address. We show it while we cannot read the current one. */
  const good = new Map<string, { site: Site; page: Page }>();
  /** Names of the rules. What they find is wrong with the words of a page, which can still be drawn. */
  let rules: ReadonlySet<string> | undefined;
  let writing: Promise<unknown> = Promise.resolve();

  const answerWith = (page: PageModel, rest?: Partial<ShownPage>): ShownPage => {
    const layout = { before: [], after: [], fallbacks: ['/*'], pageLists: 1 };
    return { status: 200, page, layout, ...rest };
  };

  const pageAt = (path: string): Page | undefined =>
    site?.pages.find(({ route, aliases }) => [route, ...aliases].includes(path)) ??
    (site && fallbacksOf(site).find(({ pattern }) => matchPattern(pattern, path.slice(1)))?.page);

  const findingsAt = (path: string) => findingsOnPage(now, pageAt(path), path, good.get(path)?.page.source.file);

  const isFound = (site: Site, page: Page, path: string) => page.kind !== 'fallback' || addressesOf(site).has(path);
  const answerFrom = (site: Site, page: Page, path: string): ShownPage =>
    answerWith(pageModel(page, site, baseUrl), {
      status: isFound(site, page, path) ? 200 : 404,
      layout: layoutModel(site),
      movedTo: redirectsOf(site).get(path),
    });
  /** Finds the page at a path, and keeps it unless it has mistakes. */
  const lookUp = (path: string) => {
    const page = pageAt(path);
    const isDoubtful = !isClean(findingsAt(path));
    // If we kept the page for unknown addresses, a new page that begins with a mistake would look as if it were not there.
    if (site && page && !isDoubtful && isFound(site, page, path)) good.set(path, { site, page });
    return { page, isDoubtful };
  };
  const lastGood = (path: string) => {
    const last = good.get(path);
    return last && answerFrom(last.site, last.page, path);
  };
  const isHeldAt = (path: string) =>
    good.has(path) && findingsAt(path).some(({ severity, rule }) => severity === 'error' && !rules?.has(rule));

  const write = async (path: string, { id, kind }: { id: string; kind: string }): Promise<{ error?: string }> => {
    const finding = findingsAt(path).find((candidate) => idOf(candidate) === id);
    const offer = finding && changesFor(now.site, finding).find((candidate) => candidate.kind === kind);
    if (!offer) return { error: 'This mistake is no longer there.' };
    const { file, text } = offer.change;
    const known = now.source && sourceFiles(now.source).find((source) => source.file === file)?.text;
    if (known !== (await readFile(join(root, file), 'utf8')))
      return { error: 'The file has just changed. Please try again.' };
    await replaceFile(join(root, file), text);
    return {};
  };

  return {
    /** Reads the changes and prints the findings. A site that we cannot read at all is one of them, so that open pages say so too. */
    async update(): Promise<void> {
      const start = performance.now();
      const read = await runValidate(root, silentProgress, reading).catch((error: Error) => {
        console.error(printed(error));
        const { message } = error;
        now = { ...now, findings: [{ rule: 'unreadable-site', severity: 'error', ...startOf('site.yaml'), message }] };
      });
      site = read?.site ?? site;
      day = today();
      if (!read) return;
      rules ??= new Set((await loadRules()).map(({ name }) => name));
      now = read;
      for (const path of good.keys()) lookUp(path);
      await printOutcome('dev', { ...read, site }, 'pretty', performance.now() - start);
    },

    /** What to show at a path: the page as it is today, or as it last was without mistakes if we cannot read all of it. */
    async show(path: string): Promise<ShownPage> {
      if (day !== today()) await this.update();
      const example = site && exampleAt(site, path);
      if (example) return answerWith(example);
      const { page, isDoubtful } = lookUp(path);
      const last = isHeldAt(path) && lastGood(path);
      if (last) return last;
      if (!site || !page) return answerWith(bare(path), { status: 404, isEmpty: true });
      return { ...answerFrom(site, page, path), isDoubtful };
    },

    /** What to show with the list of mistakes if a page cannot be drawn: the page as it last was without them, or an empty page. */
    instead: (path: string): ShownPage => lastGood(path) ?? answerWith(bare(path), { isEmpty: true }),

    /** The mistakes on the page at a path, and our fixes for them. */
    findings: (path: string) => devPage(path, now, findingsAt(path), isHeldAt(path)),

    /**
     * Writes a fix that `findings` offered. Writes exactly that, and only if the file has not changed since we read it.
     * @returns an error message if we did not write it
     */
    write(path: string, wish: { id: string; kind: string }): Promise<{ error?: string }> {
      const written = writing.then(() => write(path, wish));
      writing = written.catch(() => {});
      return written;
    },

    catalogue: () => (site ? catalogueOf(site) : { blocks: [], files: [] }),

    /** The source lines of what the author points at on a page. */
    point(path: string, pointed: Pointed) {
      const page = pageAt(path);
      return (site && page && pointAt(site, page, pointed)) ?? { error: 'This comes from no line of the site.' };
    },

    /** The list of pages at a path such as `/data/pages-0.json`. */
    pageList: (path: string) => site && pageLists(site.pages, build, ({ route }) => dataPath('page', route)).get(path),

    vehicles: () => (site ? catalogue(site) : []),

    /** Makes a version of a photograph as the build would, such as `/images/yard-1f0c9a3e55-800.avif`. Returns the path of its file. */
    async photograph(path: string): Promise<string | undefined> {
      const wanted = site && wantedRenditions(site).get(path.slice(1));
      return wanted && cached('rendition', wanted.hash, (file) => makeRendition(wanted, file));
    },

    prune: pruneCache,
  };
}
