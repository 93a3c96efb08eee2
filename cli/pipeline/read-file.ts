import { hash } from 'node:crypto';
import { type CardFile, planCard } from '../cards/card.ts';
import { hashOf } from '../files/source-hash.ts';
import { collectFindings, isClean, type Report } from '../finding.ts';
import type { Memory } from '../memory/memory.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Reuse } from '../memory/reuse.ts';
import { pageModel } from '../models/page-model.ts';
import type { Judging, Rules } from '../rules.ts';
import { judgeBy } from '../schema/judge-line.ts';
import { lazyPage } from '../site/lazy-page.ts';
import { placeholderOf } from '../site/routes.ts';
import type { Page, PageFrame, Site } from '../site/site.ts';
import { recallYaml } from '../source/parse-yaml.ts';
import type { Source } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';
import { checkPage } from './check.ts';
import { commonHash, isCurrent, type Trace, traceOf } from './page-trace.ts';
import { layoutsOf, resolvePage, resolvePages } from './resolve.ts';
import { validatePage } from './validate.ts';
import { watched } from './watched-site.ts';

export interface Reader {
  root: string;
  site: Site;
  rules: Rules;
  judging: Judging;
  /** Absolute address of the site, without slash at the end. */
  baseUrl: string;
  /** Changes with the schemas that the site brings, and with the code that draws cards. */
  code: string;
  memory: Memory;
  /** True where the facts are without mistakes. */
  isSound: boolean;
  reuse: Reuse;
}

/** A page that has been read and judged by itself. */
export interface ReadPage {
  page: Page;
  /** Undefined where the model shows what other pages say, so that it is made once they are all read. */
  model?: ReturnType<typeof hashesOf>;
  /** The model as JSON, where it has just been made. */
  data?: string;
  /** Its social card, where it names no photograph. */
  card?: CardFile;
}

/** Of a model, and of what counts in it as the content of the page: not how it is shown to others, which follows from the rest. */
export function hashesOf(model: string) {
  // The address of a card changes with the code that draws it, in the head as in structured data.
  const content = model.replace(/\{"property":"og:image[^}]*\},?/g, '').replace(/"[^"]*\/cards\/[^"]*"/g, '""');
  return { hash: modelHash(model), content: modelHash(content) };
}

export function modelHash(model: string): string {
  return hash('sha256', model, 'hex').slice(0, 16);
}

/** The same as plain data, for the memory. */
type KnownPage = Omit<PageFrame, 'source'> & Pick<Page, 'digest'> & Pick<ReadPage, 'model' | 'card'>;

/** The pages of a file, resolved and judged: from memory where it is as it was and has read nothing that has changed, or else anew. */
export function readFile(reader: Reader, file: SourceFile, report: Report): ReadPage[] {
  const known = reader.memory.recall<{ pages: KnownPage[]; trace: Trace }>(
    'pages',
    inputsFor(reader, file, file.textHash),
  );
  if (!known || !isCurrent(reader.site, known.trace)) return makePages(reader, file, report);
  return known.pages.map((page) => takeUp(reader, file, page));
}

function inputsFor(reader: Reader, file: SourceFile, textHash: string): unknown[] {
  const { site } = reader;
  // The data in memory may hold for one day only.
  const dayData = file.isLazy ? undefined : file.data;
  const names = placeholderOf(file.file) === undefined ? '' : namesOf(site.source);
  const layouts = layoutsOf(file, site.source).map(layoutHash);
  return [file.file, textHash, hashOf(dayData), frameHash(reader), commonHash(site), layouts, names];
}

/** The pages of a file, resolved and judged; what comes of a file without findings is remembered. */
function makePages(reader: Reader, file: SourceFile, report: Report): ReadPage[] {
  const { site, memory } = reader;
  const { findings, report: collect } = collectFindings();
  // As it is written now: it may have been saved since the site was read.
  const parsed = file.isLazy ? recallYaml(memory, file.file, file.text, collect, judgeBy(site.schemas, 'page')) : file;
  if (file.isLazy) validatePage(parsed, { schemas: site.schemas, report: collect }, false);
  const pages = resolvePages(site, parsed, collect);
  for (const page of pages) checkPage(reader.rules, page, site, collect, reader.judging);
  for (const finding of findings) report(finding);
  // With mistakes in it or among the facts there may be no model of a page, and nobody wants it.
  if (!reader.isSound || !isClean(findings)) return pages.map((page) => takeUp(reader, file, page));
  const { seen, asked, readsPages } = watched(site);
  const made = pages.map((page) => {
    const { blocks: _, blockSources: __, texts: ___, leaves: ____, bound: _____, source: ______, ...frame } = page;
    const card = planCard(page, seen);
    const data = JSON.stringify(pageModel(page, seen, reader.baseUrl, card));
    const model = readsPages() ? undefined : hashesOf(data);
    // A word cut out of a text would hold on to the whole text.
    const known = JSON.parse(JSON.stringify({ ...frame, card, model })) as KnownPage;
    return { known, ...(model ? { data } : {}) };
  });
  if (findings.length === 0) {
    const inputs = inputsFor(reader, file, parsed.textHash);
    memory.keep('pages', inputs, { pages: made.map(({ known }) => known), trace: traceOf(site, pages, asked) });
  }
  return made.map(({ known, ...data }) => ({ ...takeUp(reader, file, known), ...data }));
}

const layoutHash = oncePer(({ textHash, data }: SourceFile) => hashOf([textHash, data]));

/** The files beside one that makes a page for each entry: an entry may have a page of its own. */
const namesOf = oncePer(({ pages }: Source) => hashOf(pages.map(({ file }) => file)));

/** The model of a page as JSON. */
export function modelOf({ site, baseUrl }: Reader, { page, card, data }: ReadPage): string {
  return data ?? JSON.stringify(pageModel(page, site, baseUrl, card));
}

function takeUp({ site }: Reader, file: SourceFile, { model, card, ...known }: KnownPage): ReadPage {
  const page = lazyPage({ ...known, source: file }, () => resolvePage(site, file, known, () => {}));
  return { page, ...(model && { model }), ...(card && { card }) };
}

const frameHash = oncePer(({ site, code, baseUrl }: Reader) => hashOf([code, baseUrl, site.calendar.withDrafts]));
