import { join } from 'node:path';
import { mapOf } from '../../schemas/fact-map.ts';
import { loadBundle } from '../bundle/bundle.ts';
import { createPageRenderer } from '../bundle/page-renderer.ts';
import { planCards } from '../cards/card-file.ts';
import { asOf } from '../facts/as-of.ts';
import { isMap } from '../facts/facts.ts';
import { collectFindings, type Finding, isClean, type Report } from '../finding.ts';
import type { StagedFile } from '../publish/stage-files.ts';
import type { Progress } from '../report/progress.ts';
import { type Judging, loadRules } from '../rules.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import { readContentDates, writeContentDates } from '../seo/lastmod.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { homeOf } from '../site/home.ts';
import type { Site } from '../site/site.ts';
import { daysOfChange, dayText, todayIn } from '../source/calendar.ts';
import type { Source } from '../source/source.ts';
import { check } from './check.ts';
import { load } from './load.ts';
import { picture } from './picture.ts';
import { type Renderer, render } from './render.ts';
import { resolve } from './resolve.ts';
import { hashDates, hashInputs } from './up-to-date.ts';
import { validate } from './validate.ts';
import { verify } from './verify.ts';
import { stampOf, write } from './write.ts';

/** What came of running the pipeline up to some step. */
export interface Outcome {
  findings: Finding[];
  source: Source;
  /** Undefined when site.yaml could not be read, without which nothing can be resolved. */
  site?: Site;
  built?: BuiltSite;
}

/** What a command reports: the outcome of a run, or what an earlier build of the same inputs had to say. */
export type Reported = Pick<Outcome, 'findings'> & Partial<Outcome> & { pages?: number };

/** Load to check: every mistake that can be seen without rendering, in one run. */
export async function runValidate(root: string, progress: Progress, options: Reading & Judging = {}): Promise<Outcome> {
  const { findings, report } = collectFindings();
  const { source, ...read } = await readSite(root, report, progress, options);
  await checkSite(read, findings, report, progress, options);
  return { findings, source, ...(read.site ? { site: read.site } : {}) };
}

/** How a site is read. */
export interface Reading {
  /** The day that it is read on, YYYY-MM-DD; today by the dealer's clocks unless given. */
  on?: string | undefined;
  /** Shows drafts as well. */
  withDrafts?: boolean | undefined;
}

type SiteOn = (day: string, report?: Report) => Site;

interface Read extends Pick<Outcome, 'source' | 'site'> {
  /** The same files on another day. */
  siteOn?: SiteOn;
}

/** Load to resolve. */
async function readSite(root: string, report: Report, progress: Progress, reading: Reading): Promise<Read> {
  progress.step('Reading the site');
  // The rules are asked for later; their modules come while the schemas are waited for.
  const [schemas] = await Promise.all([loadSchemas(report, join(root, 'schemas')), loadRules()]);
  const source = await load(root, schemas.records, report, (name) => progress.step(`Looking into ${name}`));
  const invalidFacts = validate(source, schemas, report);
  if (!isMap(source.site.data)) return { source };
  progress.step('Resolving references');
  const zone = mapOf(source.site.data.dealer).timeZone;
  const timeZone = typeof zone === 'string' ? zone : undefined;
  const day = { on: reading.on ?? todayIn(timeZone), withDrafts: reading.withDrafts ?? false, timeZone };
  const read = asOf(source, schemas, day);
  return {
    source: read.source,
    site: resolve(read, schemas, report, invalidFacts),
    siteOn: (on, found = () => {}) => resolve(asOf(source, schemas, { ...day, on }), schemas, found, invalidFacts),
  };
}

/** Judges the site as it is on the day, and as it will be on the days on which it changes by itself, so that no passing day breaks it. */
async function checkSite(
  { site, siteOn }: Omit<Read, 'source'>,
  findings: readonly Finding[],
  report: Report,
  progress: Progress,
  judging?: Judging,
): Promise<void> {
  if (!site || !siteOn) return;
  progress.step('Checking the facts');
  await check(site, report, judging);
  const places = new Set(findings.map(placeOf));
  for (const day of daysOfChange(site.calendar).filter((one) => one > site.calendar.on)) {
    const later = collectFindings();
    await check(siteOn(day, later.report), later.report, judging);
    for (const finding of later.findings.filter((one) => one.rule !== 'past-dates' && !places.has(placeOf(one)))) {
      report({ ...finding, message: `From ${dayText(day)} on: ${finding.message}` });
      places.add(placeOf(finding));
    }
  }
}

function placeOf({ rule, file, line, column }: Finding): string {
  return [rule, file, line, column].join(':');
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
  const starting = startRenderer(() => progress.step('Building the renderer'));
  const end = new AbortController();
  try {
    const { findings, report } = collectFindings();
    const [read, known] = await Promise.all([readSite(root, report, progress, options), readContentDates(root)]);
    const { source, site, siteOn } = read;
    if (!site || !siteOn) return { findings, source };
    const outcome = { findings, source, site };

    const planning = starting.then(() => planCards(site));
    const rendering = Promise.all([starting, planning]).then(([renderer, cards]) =>
      render(site, renderer, {
        cards,
        baseUrl: options.baseUrl ?? homeOf(site),
        banner: options.banner,
        known,
        siteOn,
        onPage: (done, total) => done % 10 === 0 && progress.step(`Rendering pages ${done}/${total}`),
      }),
    );
    const picturing = planning.then((cards) =>
      picture(site, {
        cards: [...cards.values()],
        bundle: starting.then(({ bundle }) => bundle),
        onPicture: (done, total) => done % 10 === 0 && progress.step(`Making pictures ${done}/${total}`),
        signal: end.signal,
      }),
    );
    // The rules judge the facts meanwhile; where they find a mistake, neither pages nor pictures are wanted.
    rendering.catch(() => {});
    picturing.catch(() => {});
    await checkSite({ site, siteOn }, findings, report, progress);
    if (!isClean(findings)) return outcome;

    const built = await rendering;
    progress.step('Checking the pages');
    // The files are put together while the rules judge the pages; they take their place only where no rule finds a mistake.
    const staging = Promise.all([picturing, starting]).then(([pictures, { bundle }]) =>
      write(options.out, new Map<string, StagedFile>([...bundle.files, ...pictures, ...built.files])),
    );
    staging.catch(() => {});
    await verify(built, report);
    if (isClean(findings)) {
      progress.step('Writing');
      const staged = await staging;
      if (options.baseUrl === undefined) await writeContentDates(root, known, built.dates);
      const { on, timeZone } = site.calendar;
      const stamp = { inputs: options.inputs, on, timeZone, dates: hashDates(root) };
      await staged.swapIn({ ...stamp, pages: built.pages.length, findings });
    } else {
      end.abort();
      await staging.then(
        (staged) => staged.drop(),
        () => {},
      );
    }
    return { ...outcome, built };
  } finally {
    end.abort();
    starting.then(
      ({ pages }) => pages.stop(),
      () => {},
    );
  }
}

/** @param onBuild told when the renderer is to be built first, which takes seconds */
export async function startRenderer(onBuild: () => void = () => {}): Promise<Renderer> {
  const bundle = await loadBundle(onBuild);
  return { bundle, pages: createPageRenderer(bundle) };
}
