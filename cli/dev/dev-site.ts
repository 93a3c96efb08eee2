import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchPattern } from '../../api/static/routes-file.ts';
import type { ApiVehicle } from '../../schemas/generated/api-vehicle.ts';
import type { DevCatalogue } from '../../schemas/generated/dev-catalogue.ts';
import type { DevPage } from '../../schemas/generated/dev-page.ts';
import type { DevPoint } from '../../schemas/generated/dev-point.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageList } from '../../schemas/generated/page-list.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { type CardFile, planCard } from '../cards/card.ts';
import { makeCards } from '../cards/make-cards.ts';
import { replaceFile } from '../files/replace-file.ts';
import { type Finding, idOf, isClean } from '../finding.ts';
import { makeRenditions } from '../images/renditions.ts';
import { catalogue } from '../models/catalogue.ts';
import { fallbacksOf } from '../models/fallbacks.ts';
import { pageLists } from '../models/page-lists.ts';
import { layoutModel, pageModel } from '../models/page-model.ts';
import { wantedRenditions } from '../pipeline/picture.ts';
import type { Outcome } from '../pipeline/read-site.ts';
import { createSession } from '../pipeline/session.ts';
import { printOutcome } from '../report/print-outcome.ts';
import { addressesOf } from '../site/links.ts';
import { redirectsOf } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';
import { type Answer, devBuild, layoutPath, modelPath, noHead, noLayout, noLayoutPath } from './answer.ts';
import { catalogueOf, exampleOf } from './catalogue.ts';
import { changesFor, devPage, findingsOnPage, verifyPage } from './page-findings.ts';
import { type Pointed, pointAt } from './point-at.ts';

export interface DevSiteOptions {
  /** Folder of the site. */
  root: string;
  /** Address of the development server. */
  baseUrl: string;
  /** The day that the site is read on; today unless given. */
  on?: string | undefined;
}

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
  let looks = 0;
  /** The last pages and layout without a mistake, by address: they stay while the author mends the present ones. */
  const good = new Map<string, { answer: Answer; file: string }>();
  /** What was found in pages as they were rendered, by address. */
  const verified = new Map<string, Finding[]>();
  const cards = new Map<string, CardFile>();

  const answerWith = (page: Page, from: Site, status: 200 | 404): Answer => {
    const card = planCard(page, from);
    if (card) cards.set(card.name, card);
    return { status, page: pageModel(page, from, baseUrl, card), layout: layoutModel(from), data: modelPath(page) };
  };

  const pageAt = (path: string): { page: Page; status: 200 | 404 } | undefined => {
    const page = site?.pages.find(
      ({ kind, route, aliases }) => kind !== 'fallback' && [route, ...aliases].includes(path),
    );
    if (page) return { page, status: 200 };
    const fallback = site && fallbacksOf(site).find(({ pattern }) => matchPattern(pattern, path.slice(1)));
    return fallback && { page: fallback.page, status: site && addressesOf(site).has(path) ? 200 : 404 };
  };

  /** An example of a block alone, at `/_blocks/hero/0`. */
  const exampleAt = (path: string): Answer | undefined => {
    const [, type = '', index = ''] = /^\/_blocks\/([a-z0-9-]+)\/(\d+)$/.exec(path) ?? [];
    const block = site && exampleOf(site, type, Number(index));
    const page = block && { route: path, head: { ...noHead, title: type }, blocks: [block] };
    return page && { status: 200, page, layout: noLayout, data: `/data${path}.json`, layoutData: noLayoutPath };
  };

  const readFindingsAt = (path: string) => findingsOnPage(now, pageAt(path)?.page, path, good.get(path)?.file);
  const hasErrors = (path: string) => !isClean(readFindingsAt(path));
  const findingsAt = (path: string) => [...readFindingsAt(path), ...(verified.get(path) ?? [])];

  return {
    /** Reads what has changed, and prints the findings. */
    async update(): Promise<void> {
      const start = performance.now();
      now = await session.update();
      looks++;
      verified.clear();
      site = now.site ?? site;
      await printOutcome('dev', { ...now, site }, 'pretty', performance.now() - start);
    },

    /** How many times the author's files have been read. */
    looks: () => looks,

    /** What is to be seen at a path: as written, or as it last was without a mistake. */
    show(path: string): Answer {
      const example = exampleAt(path);
      if (example) return example;
      const found = pageAt(path);
      const last = good.get(path);
      const isHeld = hasErrors(path);
      if (last && isHeld) return last.answer;
      if (!site || !found)
        return { status: 404, page: { route: path, head: noHead, blocks: [] }, layout: noLayout, data: '' };
      const answer = { ...answerWith(found.page, site, found.status), movedTo: redirectsOf(site).get(path) };
      if (!isHeld) good.set(path, { answer, file: found.page.source.file });
      return answer;
    },

    /**
     * What is to be mended on the page at a path.
     * @param withChanges also says what can be written for each mistake, which takes a moment
     */
    findings(path: string, withChanges: boolean): DevPage {
      return { ...devPage(path, now, findingsAt(path), withChanges), isHeld: good.has(path) && hasErrors(path) };
    },

    /**
     * Judges the page at a path as it was rendered; what is found there belongs to its findings until something is saved.
     * @param look how many times the author's files had been read when it was rendered
     */
    async verify(path: string, html: string, look: number): Promise<void> {
      const found = pageAt(path);
      if (look !== looks || !found || !site || hasErrors(path) || found.page.kind === 'fallback') return;
      const model = answerWith(found.page, site, 200).page;
      const findings = await verifyPage(site, found.page, model, html, baseUrl);
      if (look === looks) verified.set(path, findings);
    },

    /**
     * Writes what `findings` offers for a mistake: exactly that, and only into a file that is as it was read.
     * @returns a word to the author, where it was not written
     */
    async write(path: string, id: string, kind: string): Promise<{ error?: string }> {
      const finding = findingsAt(path).find((candidate) => idOf(candidate) === id);
      const offer = finding && now.site && changesFor(now.site, finding).find((change) => change.kind === kind);
      if (!offer) return { error: 'This mistake is no longer there.' };
      const { file, text } = offer.change;
      const known = sourceFiles(now.source).find((source) => source.file === file)?.text;
      if (known !== (await readFile(join(root, file), 'utf8')))
        return { error: 'The file has just changed. Please try again.' };
      await replaceFile(join(root, file), text);
      return {};
    },

    /** All that can be written in the site; undefined while it cannot be read. */
    catalogue: (): DevCatalogue | undefined => site && catalogueOf(site),

    /** The lines behind what is pointed at on the page at a path. */
    point(path: string, pointed: Pointed): DevPoint | { error: string } {
      const page = pageAt(path)?.page;
      return (site && page && pointAt(site, page, pointed)) ?? { error: 'This comes from no line of the site.' };
    },

    /** The model or list of pages that a path such as `/data/page/index.json` names. */
    data(path: string): PageModel | LayoutModel | PageList | undefined {
      if (path === noLayoutPath) return noLayout;
      if (!site) return undefined;
      const example = exampleAt(path.replace(/^\/data|\.json$/g, ''));
      if (example) return example.page;
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
      const card = cards.get(name);
      const made = wanted
        ? await makeRenditions([wanted])
        : card && (await makeCards([card], (await loadBundle()).serverEntry));
      return made?.get(name)?.path;
    },
  };
}
