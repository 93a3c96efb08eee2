import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapOf } from '../../schemas/fact-map.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { type CardFile, cardCode } from '../cards/card-file.ts';
import { asOf } from '../facts/as-of.ts';
import { isMap } from '../facts/facts.ts';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { collectFindings, type Finding, type Findings, isClean, type Report } from '../finding.ts';
import { type Memory, openMemory } from '../memory/memory.ts';
import { makeAnew, type Reuse } from '../memory/reuse.ts';
import { reportSampleValues } from '../release/sample-entries.ts';
import type { Progress } from '../report/progress.ts';
import { type Judging, loadRules } from '../rules.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import type { Schemas } from '../schema/schemas.ts';
import { readContentDates, writeContentDates } from '../seo/lastmod.ts';
import { homeOf } from '../site/home.ts';
import { outputName, placeholderOf } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { daysOfChange, dayText, todayIn } from '../source/calendar.ts';
import type { Source } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';
import { createPageBuilder, type PageBuilder } from './build-pages.ts';
import { checkSite } from './check.ts';
import { load } from './load.ts';
import { picture } from './picture.ts';
import { hashesOf, modelOf, type Reader, type ReadPage, readFile } from './read-file.ts';
import { resolveFrame } from './resolve.ts';
import { siteFiles } from './site-files.ts';
import { hashDates, hashInputs } from './up-to-date.ts';
import { validate } from './validate.ts';
import { verifySite } from './verify.ts';
import { beginSite, explained, stampOf } from './write.ts';

/** What came of running the pipeline up to some step. */
export interface Outcome {
  findings: Finding[];
  source: Source;
  /** Undefined when site.yaml could not be read, without which nothing can be resolved. */
  site?: Site;
}

/** What a command reports: the outcome of a run, or what an earlier build of the same inputs had to say. */
export type Reported = Pick<Outcome, 'findings'> & Partial<Outcome> & { pages?: number };

/** Load to check: every mistake that can be seen without rendering, in one run. */
export async function runValidate(root: string, progress: Progress, options: Reading & Judging = {}): Promise<Outcome> {
  const found = collectFindings();
  const { findings, report } = found;
  const memory = openMemory();
  const { source, readerOn } = await readFrame(root, { ...options, found, progress, memory });
  if (!readerOn) return { findings, source };
  const reader = readerOn(undefined, found);
  progress.step('Reading the pages');
  readPages(reader, report);
  checkDays(reader, readerOn, found, progress);
  memory.save();
  return { findings, source: reader.site.source, site: reader.site };
}

/** How a site is read. */
export interface Reading {
  /** The day that it is read on, YYYY-MM-DD; today by the dealer's clocks unless given. */
  on?: string | undefined;
  /** Shows drafts as well. */
  withDrafts?: boolean | undefined;
  /** What is kept from one look at the site to the next; nothing unless given. */
  reuse?: Reuse | undefined;
}

interface ReadOptions extends Reading, Judging {
  found: Findings;
  progress: Progress;
  memory: Memory;
  baseUrl?: string | undefined;
}

/** What the pages are read by on a day; on the day that the site is read on unless given. */
type ReaderOn = (day: string | undefined, found: Findings) => Reader;

/** Reads what all pages are made with: load to resolve, but for the pages themselves. */
async function readFrame(root: string, options: ReadOptions): Promise<{ source: Source; readerOn?: ReaderOn }> {
  const {
    found: { report, findings },
    progress,
    memory,
    baseUrl,
    on,
    withDrafts = false,
    isRelease = false,
    reuse = makeAnew,
  } = options;
  progress.step('Reading the site');
  // The rules are asked for later; their modules come while the schemas are waited for.
  const [schemas, rules] = await Promise.all([
    reuse('schemas', [], (report) => loadSchemas(report, join(root, 'schemas')), report),
    loadRules(),
  ]);
  const onImage = (name: string) => progress.step(`Looking into ${name}`);
  const source = await load(root, schemas.records, report, onImage, reuse);
  const parts = frameParts(source, schemas);
  const invalidFacts = reuse('facts', parts, (report) => validate(source, schemas, report), report);
  if (!isMap(source.site.data)) return { source };
  const isSourceSound = isClean(findings);
  const own = root === packageRoot || !existsSync(join(root, 'schemas')) ? '' : hashFiles(root, [], ['schemas']);
  const code = own + cardCode('');
  const zone = mapOf(source.site.data.dealer).timeZone;
  const timeZone = typeof zone === 'string' ? zone : undefined;
  const today = on ?? todayIn(timeZone);
  const readerOn: ReaderOn = (day = today, found) => {
    const read = asOf(source, schemas, { on: day, withDrafts, timeZone });
    const resolveIt = (report: Report) => resolveFrame(read, schemas, report, invalidFacts);
    const frame = reuse(`frame ${day}`, [...parts, day, withDrafts], resolveIt, found.report);
    const { pages, knownAddresses } = read.source;
    const site: Site = { ...frame, source: { ...frame.source, pages, knownAddresses }, pages: [] };
    const isSound = isSourceSound && isClean(found.findings);
    const judging = { isRelease };
    return { root, site, rules, judging, baseUrl: baseUrl ?? homeOf(site), code, memory, isSound, reuse };
  };
  return { source, readerOn };
}

/** What the facts and the layout are made from; they are as they were where each of these is. */
function frameParts({ site, layouts, records, pages, images }: Source, schemas: Schemas): unknown[] {
  const files = [site, ...layouts.values(), ...[...records.values()].map(({ file }) => file)];
  const whole = pages.filter(({ isLazy }) => !isLazy);
  const names = JSON.stringify([pages.map(({ file }) => file), [...images.values()]]);
  return [schemas, names, ...files, ...whole];
}

/** Reads all pages into the site of the reader. */
function readPages(reader: Reader, report: Report): ReadPage[] {
  const { site, reuse, isSound } = reader;
  const read = filesOf(site.source).flatMap((file) =>
    reuse(
      `page ${site.calendar.on} ${file.file}`,
      [file, site.facts, isSound],
      (report) => readFile(reader, file, report),
      report,
    ),
  );
  reader.site.pages.push(...read.map(({ page }) => page));
  return read;
}

/** Judges the site as it is on the day, and as it will be on the days on which it changes by itself, so that no passing day breaks it. */
function checkDays(
  { site, rules, judging }: Reader,
  readerOn: ReaderOn,
  { findings, report }: Findings,
  progress: Progress,
): void {
  progress.step('Checking the facts');
  checkSite(rules, site, report, judging);
  const places = new Set(findings.map(placeOf));
  for (const day of daysOfChange(site.calendar).filter((one) => one > site.calendar.on)) {
    const later = collectFindings();
    const reader = readerOn(day, later);
    readPages(reader, later.report);
    checkSite(rules, reader.site, later.report, judging);
    for (const finding of later.findings.filter((one) => one.rule !== 'past-dates' && !places.has(placeOf(one)))) {
      report({ ...finding, message: `From ${dayText(day)} on: ${finding.message}` });
      places.add(placeOf(finding));
    }
  }
}

function placeOf({ rule, file, line, column }: Finding): string {
  return [rule, file, line, column].join(':');
}

/** The files that make pages. */
function filesOf({ pages, records }: Source): SourceFile[] {
  return [...pages, ...[...records.values()].map(({ file }) => file)];
}

export interface BuildOptions extends Reading {
  /** Folder to write to, absolute. */
  out: string;
  /** Absolute address of the site; that of the dealer unless given. */
  baseUrl?: string;
  /** What stands above every page of a preview. */
  banner?: string | undefined;
  /** Builds even when nothing has changed since the last build. */
  force?: boolean;
  /** Takes no sample value, and compresses as well as can be, however long that takes. */
  release?: boolean;
}

/**
 * Load to write. With an error among the findings nothing is written. Where `out` holds the build of the very same inputs, its
 * findings are given again and nothing is done.
 */
export async function runBuild(root: string, options: BuildOptions, progress: Progress): Promise<Reported> {
  const { out, force, on, ...rest } = options;
  // Taken before anything is read, so that a file saved meanwhile counts as changed the next time.
  const inputs = await hashInputs(root, rest);
  const last = force ? undefined : await stampOf(out);
  const isSame =
    last?.inputs === inputs && last.on === (on ?? todayIn(last.timeZone)) && last.dates === hashDates(root);
  if (isSame) return { findings: last.findings, pages: last.pages };
  return buildAnew(root, { ...options, inputs }, progress);
}

interface Building extends BuildOptions {
  /** Hash of everything that the site is built from. */
  inputs: string;
}

async function buildAnew(root: string, options: Building, progress: Progress): Promise<Outcome> {
  const found = collectFindings();
  const { findings, report } = found;
  const memory = openMemory();
  const isRelease = options.release ?? false;
  const [bundle, frame, known] = await Promise.all([
    loadBundle(() => progress.step('Building the renderer')),
    readFrame(root, { ...options, found, progress, isRelease, memory }),
    readContentDates(root),
  ]);
  const { readerOn } = frame;
  if (!readerOn) return { findings, source: frame.source };
  const reader = readerOn(undefined, found);
  const { site, rules } = reader;
  const outcome = { findings, source: site.source, site };
  const staged = await beginSite(options.out, options.release ? 'thorough' : 'quick');
  const end = new AbortController();
  let builder: PageBuilder | undefined;
  try {
    const files = filesOf(site.source);
    const first = readFirst(reader, files, report);
    let done = 0;
    const onPage = () => progress.step('Building pages', { done: ++done, total: first.count });
    builder = createPageBuilder(reader, first, { bundle, site: staged, banner: options.banner, onPage });
    const cards: CardFile[] = [];
    const late: ReadPage[] = [];
    for (const file of files) {
      for (const read of first.read.get(file) ?? readFile(reader, file, report)) {
        site.pages.push(read.page);
        if (read.card) cards.push(read.card);
        if (!read.model) late.push(read);
        else if (isClean(findings)) await explained(options.out, () => builder?.build(read));
      }
      if (site.pages.length % 500 === 0) memory.save();
    }
    if (isClean(findings)) for (const read of late) await builder.build(read);
    if (isClean(findings) && !builder.isFor(site))
      throw new Error('Pages were rendered before all was known that they share.');

    const picturing = picture(site, {
      cards,
      serverEntry: bundle.serverEntry,
      onPicture: (done, total) => progress.step('Making pictures', { done, total }),
      signal: end.signal,
    });
    picturing.catch(() => {});
    checkDays(reader, readerOn, found, progress);
    if (isRelease) reportSampleValues(site, report);
    if (!isClean(findings)) return outcome;

    const built = await explained(options.out, () => builder?.finish());
    if (!built) return outcome;
    for (const finding of built.findings) report(finding);
    progress.step('Checking the pages');
    const contentsOn = (day: string) => contentsOf(readerOn(day, collectFindings()));
    const htmlOf = ({ route }: Page) => readFileSync(join(staged.stage.folder, `${outputName(route)}.html`), 'utf8');
    const around = { known, contentsOn, htmlOf, baseUrl: reader.baseUrl };
    const { files: others, dates } = siteFiles(site, builder, built, around);
    verifySite(rules, { site, pages: built.pages, files: others }, report);
    if (!isClean(findings)) return outcome;

    progress.step('Writing');
    const pictures = await picturing;
    await explained(options.out, () => {
      for (const [name, content] of [...bundle.files, ...pictures, ...others]) staged.add(name, content);
    });
    if (options.baseUrl === undefined) await writeContentDates(root, known, dates);
    const { on, timeZone } = site.calendar;
    const stamp = { inputs: options.inputs, on, timeZone, dates: hashDates(root) };
    await staged.swapIn({ ...stamp, pages: site.pages.length, findings });
    return outcome;
  } finally {
    end.abort();
    await builder?.stop();
    memory.save();
    await staged.drop();
  }
}

/** The pages on the day of the reader, each with a hash of what counts as its content. */
function contentsOf(reader: Reader): Map<Page, string> {
  const read = readPages(reader, () => {});
  return new Map(read.map((one) => [one.page, (one.model ?? hashesOf(modelOf(reader, one))).content]));
}

interface FirstPages {
  /** The pages that answer unknown addresses, and others that their files tell apart. */
  pages: Page[];
  /** How many pages there are. */
  count: number;
  read: ReadonlyMap<SourceFile, ReadPage[]>;
}

/** Reads the files that say what all pages share: those that answer unknown addresses, and those that make several pages. */
function readFirst(reader: Reader, files: readonly SourceFile[], report: Report): FirstPages {
  const isFirst = ({ file }: SourceFile) =>
    placeholderOf(file) !== undefined || readFileSync(join(reader.root, file), 'utf8').includes('catch');
  const read = new Map(files.filter(isFirst).map((file) => [file, readFile(reader, file, report)]));
  const pages = [...read.values()].flat().map(({ page }) => page);
  return { pages, count: files.length - read.size + pages.length, read };
}
