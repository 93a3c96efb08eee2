import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap } from '../../schemas/fact-map.ts';
import { loadBundle } from '../bundle/bundle.ts';
import type { CardFile } from '../cards/card.ts';
import { knownNamesOf, namesFile } from '../facts/known-names.ts';
import { collectFindings, isClean, type Report, startOf } from '../finding.ts';
import { imageFolder } from '../images/image-file.ts';
import type { Rendition } from '../images/renditions.ts';
import { isCached, pruneCache } from '../memory/cache.ts';
import type { Memory } from '../memory/memory.ts';
import { layoutModel } from '../models/page-model.ts';
import type { Progress } from '../report/progress.ts';
import { applyRules } from '../rules.ts';
import { type ContentDates, datesFile, updateContentDates } from '../seo/lastmod.ts';
import { outputName, placeholderOf } from '../site/routes.ts';
import type { Page } from '../site/site.ts';
import { todayIn } from '../source/calendar.ts';
import { readKept, writeKept } from '../source/kept-file.ts';
import { pageFiles } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';
import { onDisk, outdated, outSetting } from '../usage-error.ts';
import { createPageBuilder, startPageThreads } from './build-pages.ts';
import { openDrawingThreads, picture, wantedRenditions } from './picture.ts';
import { hashesOf, modelOf, type Reader, readFile } from './read-file.ts';
import { checkDays, type Outcome, type Reading, readFrame, readPages } from './read-site.ts';
import { siteFiles } from './site-files.ts';
import { hashInputs, hashKept } from './up-to-date.ts';
import { beginSite, type StagedSite } from './write.ts';

export interface BuildOptions extends Reading {
  /** Folder to write to, absolute. */
  out: string;
  /** The site's absolute address. Defaults to the dealer's. */
  baseUrl?: string;
  /** Text above every page of a preview. */
  banner?: string | undefined;
  /** Builds even if nothing has changed since the last build. */
  force?: boolean;
}

/**
 * Runs all steps from loading to writing, without using an earlier build's result.
 * @param before a hash of everything that the site depends on, and when the build of the site in `out` ended, 0 if there is none
 * @throws an `outdated` error if somebody saves a file or writes to `out` meanwhile
 */
export async function buildAnew(
  root: string,
  { inputs, siteTime }: { inputs: string; siteTime: number },
  options: BuildOptions,
  memory: Memory,
  progress: Progress,
): Promise<Outcome> {
  const found = collectFindings();
  const { findings, report } = found;
  const loading = loadBundle(() => progress.step('Building the renderer'));
  // A thread starts up while we read the site.
  const rendering = loading.then((bundle) => {
    const drawing = openDrawingThreads({ serverEntry: bundle.serverEntry, images: join(root, imageFolder) });
    return { bundle, threads: startPageThreads(bundle), drawing };
  });
  const end = new AbortController();
  let begun: StagedSite | undefined;
  try {
    rendering.catch(() => {});
    const { readerOn, source } = await readFrame(root, { ...options, found, progress, memory });
    // The stamp and all that we remember must belong to what we have read.
    if ((await hashInputs(root, options, memory, source.hashes)) !== inputs) throw outdated('The site');
    const [{ bundle, threads, drawing }, known] = await Promise.all([
      rendering,
      readKept<ContentDates[string]>(root, datesFile),
    ]);
    if (!readerOn) return { findings, source };
    const reader = readerOn(undefined, found);
    const { site, rules } = reader;
    if (reader.baseUrl === '')
      report({ ...startOf('site.yaml'), rule: 'no-address', severity: 'warning', ...noAddress });
    const outcome = { findings, source: site.source, site };
    const staged = await beginSite(options.out, options.release ? 'thorough' : 'quick');
    begun = staged;
    const sources = pageFiles(site.source);
    const first = readFirst(reader, sources, report);
    let done = 0;
    const onPage = () => progress.step('Building pages', { done: ++done, total: first.count });
    const layoutOf = (pages: Page[], count = pages.length) =>
      JSON.stringify(layoutModel({ ...site, pages }, options.banner, count));
    const layout = layoutOf(first.pages, first.count);
    const builder = createPageBuilder(reader, layout, bundle, threads, staged, onPage);
    /** True for a picture that we take from the last site, so that nobody needs to look for it in the cache. */
    const isThere = ({ name, hash }: CardFile | Rendition) => staged.takeOver([[name, { hash, endings: [] }]]);
    const cards: CardFile[] = [];
    for (const file of sources) {
      for (const read of first.read.get(file) ?? readFile(reader, file, report)) {
        site.pages.push(read.page);
        if (read.card && !isThere(read.card)) {
          cards.push(read.card);
          // A thread starts up while we read the other pages.
          if (!isCached('card', read.card.hash)) drawing.begin();
        }
        if (isClean(findings)) await onDisk('site', options.out, outSetting, () => builder.build(read));
      }
    }
    if (isClean(findings) && layoutOf(site.pages) !== layout)
      throw new Error('Pages were rendered before all was known that they share.');

    const onPicture = (done: number, total: number) => progress.step('Making pictures', { done, total });
    const renditions = [...wantedRenditions(site).values()].filter((file) => !isThere(file));
    const picturing = picture(renditions, cards, drawing, { onPicture, signal: end.signal });
    picturing.catch(() => {});
    checkDays(reader, readerOn, found, progress);
    if (!isClean(findings)) return outcome;

    const built = await onDisk('site', options.out, outSetting, () => builder.finish());
    // Drawing the cards may take long and needs the threads' memory.
    await threads.stop();
    for (const finding of built.findings) report(finding);
    progress.step('Checking the pages');
    /** The pages of another day, each with a hash of its content. */
    const contentsOn = (day: string) => {
      const reader = readerOn(day, collectFindings());
      const read = readPages(reader, () => {});
      return read.map((made) => [made.page, (made.model ?? hashesOf(modelOf(reader, made))).content] as const);
    };
    const htmlOf = ({ route }: Page) => readFileSync(join(staged.stage.folder, `${outputName(route)}.html`), 'utf8');
    const { models, pages } = built;
    const contents = [...models].map(([page, { content }]) => [page, content] as const);
    const dates = updateContentDates(site, known, contents, contentsOn);
    const around = { layout, assets: builder.assets, models, baseUrl: reader.baseUrl, dates: dates.shown, htmlOf };
    applyRules(rules, site, report, (rule, report) => rule.verifySite?.(pages, site, report));
    if (!isClean(findings)) return outcome;

    progress.step('Writing');
    const pictures = await picturing;
    await pruneCache();
    await onDisk('site', options.out, outSetting, () => {
      for (const [name, content] of [...bundle.files, ...pictures, ...siteFiles(site, around)])
        staged.add(name, content);
    });
    const { on, timeZone } = site.calendar;
    // Nothing has had a name of the future yet, and no page has changed in it. What a later day has kept, a look back leaves as it is.
    const isLookingBack = on < todayIn(timeZone) && Object.values(known).some(({ date }) => date > on);
    if (options.baseUrl === undefined && on <= todayIn(timeZone) && !isLookingBack) {
      await writeKept(root, datesFile, dates.kept, report);
      await writeKept(root, namesFile, knownNamesOf(site), report);
    }
    // The next build tries again to write what this one could not.
    const isKept = findings.every(({ rule }) => rule !== 'broken-file');
    const stamp = { inputs: isKept ? inputs : '', on, timeZone, kept: hashKept(root) };
    await staged.swapIn({ ...stamp, pages: site.pages.length, findings }, siteTime);
    return outcome;
  } finally {
    end.abort();
    // Threads that are still making pages must find the stage folder, and must leave nothing behind.
    await rendering.then(
      ({ threads, drawing }) => Promise.all([threads.stop(), drawing.stop()]),
      () => {},
    );
    memory.save();
    await begun?.drop();
  }
}

const noAddress = {
  message: 'The site has no absolute address, which search engines and shared links need.',
  hint: 'Write "url" beside its name in the map that has "runsSite" in its schema, or build with --base-url.',
};

/** Reads files that affect all pages first: those for unknown addresses, and those that make several pages. Also counts all pages. */
function readFirst(reader: Reader, files: readonly SourceFile[], report: Report) {
  const catches = (file: SourceFile) => !file.isLazy && isMap(file.data) && file.data.catch !== undefined;
  const isFirst = (file: SourceFile) => placeholderOf(file.file) !== undefined || catches(file);
  const read = new Map(files.filter(isFirst).map((file) => [file, readFile(reader, file, report)]));
  const pages = [...read.values()].flat().map(({ page }) => page);
  return { pages, count: files.length - read.size + pages.length, read };
}
