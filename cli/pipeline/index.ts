import { join } from 'node:path';
import { loadBundle } from '../bundle/bundle.ts';
import { createPageRenderer } from '../bundle/page-renderer.ts';
import { planCards } from '../cards/card-file.ts';
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
export async function runValidate(root: string, progress: Progress, judging?: Judging): Promise<Outcome> {
  const { findings, report } = collectFindings();
  const read = await readSite(root, report, progress);
  if (read.site) await checkSite(read.site, report, progress, judging);
  return { findings, ...read };
}

/** Load to resolve. */
async function readSite(root: string, report: Report, progress: Progress): Promise<Pick<Outcome, 'source' | 'site'>> {
  progress.step('Reading the site');
  // The rules are asked for later; their modules come while the schemas are waited for.
  const [schemas] = await Promise.all([loadSchemas(report, join(root, 'schemas')), loadRules()]);
  const source = await load(root, schemas.records, report, (name) => progress.step(`Looking into ${name}`));
  const invalidFacts = validate(source, schemas, report);
  if (!isMap(source.site.data)) return { source };
  progress.step('Resolving references');
  return { source, site: resolve(source, schemas, report, invalidFacts) };
}

async function checkSite(site: Site, report: Report, progress: Progress, judging?: Judging): Promise<void> {
  progress.step('Checking the facts');
  await check(site, report, judging);
}

export interface BuildOptions {
  /** Folder to write to, absolute. */
  out: string;
  /** Absolute address of the site; that of the dealer unless given. */
  baseUrl?: string;
  /** Today as YYYY-MM-DD. */
  today: string;
  /** Builds even when nothing has changed since the last build. */
  force?: boolean;
}

/**
 * Load to write. With an error among the findings nothing is written. Where `out` holds the build of the very same inputs, its
 * findings are given again and nothing is done.
 */
export async function runBuild(root: string, options: BuildOptions, progress: Progress): Promise<Reported> {
  const { out, force, ...rest } = options;
  // Taken before anything is read, so that a file saved meanwhile counts as changed the next time.
  const inputs = await hashInputs(root, rest);
  const last = force ? undefined : await stampOf(out);
  if (last?.inputs === inputs && last.dates === hashDates(root)) return { findings: last.findings, pages: last.pages };
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
    const [read, known] = await Promise.all([readSite(root, report, progress), readContentDates(root)]);
    const { site } = read;
    if (!site) return { findings, ...read };

    const planning = starting.then(() => planCards(site));
    const rendering = Promise.all([starting, planning]).then(([renderer, cards]) =>
      render(site, renderer, {
        cards,
        baseUrl: options.baseUrl ?? homeOf(site),
        dates: known,
        today: options.today,
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
    await checkSite(site, report, progress);
    if (!isClean(findings)) return { findings, ...read };

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
      await staged.swapIn({ inputs: options.inputs, dates: hashDates(root), pages: built.pages.length, findings });
    } else {
      end.abort();
      await staging.then(
        (staged) => staged.drop(),
        () => {},
      );
    }
    return { findings, ...read, built };
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
