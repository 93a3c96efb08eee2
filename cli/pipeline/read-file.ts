import { hash } from 'node:crypto';
import { type CardFile, planCard } from '../cards/card.ts';
import { hashOf } from '../files/source-hash.ts';
import { collectFindings, isClean, type Report } from '../finding.ts';
import type { Memory } from '../memory/memory.ts';
import { heldWeakly, oncePer } from '../memory/once-per.ts';
import type { Reuse } from '../memory/reuse.ts';
import { pageModel } from '../models/page-model.ts';
import { applyRules, type Rules } from '../rules.ts';
import { placeholderOf } from '../site/routes.ts';
import type { Page, PageFrame, Site } from '../site/site.ts';
import { recallYaml } from '../source/parse-yaml.ts';
import type { Source } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';
import { commonHash, isCurrent, type Trace, traceOf } from './page-trace.ts';
import { layoutsOf, resolvePage, resolvePages } from './resolve.ts';
import { validatePage } from './validate.ts';

export interface Reader {
  root: string;
  site: Site;
  rules: Rules;
  /** The site's absolute address, without a trailing slash. */
  baseUrl: string;
  /** Changes with the site's own schemas, and with the code that draws cards. */
  code: string;
  memory: Memory;
  /** True if the facts have no mistakes. */
  isSound: boolean;
  reuse: Reuse;
}

/** A page that we have read and checked on its own. */
export interface ReadPage {
  page: Page;
  /** Undefined if there are mistakes in the page or in the facts. */
  model?: ReturnType<typeof hashesOf>;
  /** The model as JSON, if we have just made it. */
  data?: string;
  /** Its social card, if it names no photograph. */
  card?: CardFile;
}

/** Hashes of a model and of its content. The content leaves out social cards, which follow from the rest. */
export function hashesOf(model: string) {
  // A card's address changes with the drawing code. It is in the head and in the structured data.
  const content = model.replace(/\{"property":"og:image[^}]*\},?/g, '').replace(/"[^"]*\/cards\/[\w-]*\.\w+"/g, '""');
  return { hash: modelHash(model), content: modelHash(content) };
}

export function modelHash(model: string): string {
  return hash('sha256', model, 'hex').slice(0, 16);
}

/** The same page as plain data, for the memory. */
type KnownPage = Omit<PageFrame, 'source'> & Pick<Page, 'digest'> & Pick<ReadPage, 'model' | 'card'>;

/** Resolves and checks the pages of a file, or takes them from memory if neither the file nor anything that it read has changed. */
export function readFile(reader: Reader, file: SourceFile, report: Report): ReadPage[] {
  const known = reader.memory.recall<{ pages: KnownPage[]; trace: Trace }>('pages', inputsFor(reader, file));
  if (!known || !isCurrent(reader.site, known.trace)) return makePages(reader, file, report);
  return known.pages.map((page) => takeUp(reader, file, page));
}

function inputsFor(reader: Reader, file: SourceFile): unknown[] {
  const { site, code, baseUrl } = reader;
  // For a file in memory, the data may depend on the day, so it counts too.
  const dayData = file.isLazy ? undefined : file.data;
  const names = placeholderOf(file.file) === undefined ? '' : namesOf(site.source);
  const layouts = layoutsOf(file, site.source).map(layoutHash);
  const frame = [code, baseUrl, site.calendar.withDrafts, commonHash(site)];
  return [file.file, file.textHash, hashOf(dayData), frame, layouts, names];
}

/** Resolves and checks the pages of a file. Remembers the result if there are no findings. */
function makePages(reader: Reader, file: SourceFile, report: Report): ReadPage[] {
  const { site, memory } = reader;
  const { findings, report: collect } = collectFindings();
  const parsed = file.isLazy ? recallYaml(memory, file.file, file.text, collect, site.schemas.judgeBy('page')) : file;
  if (file.isLazy) validatePage(parsed, { schemas: site.schemas, report: collect }, false);
  const pages = resolvePages(site, parsed, collect);
  for (const page of pages)
    applyRules(reader.rules, site, collect, (rule, report) => rule.checkPage?.(page, site, report));
  for (const finding of findings) report(finding);
  // With mistakes in the page or in the facts, we may not be able to make a model, and nobody needs it.
  if (!reader.isSound || !isClean(findings)) return pages.map((page) => takeUp(reader, file, page));
  const made = pages.map((page) => {
    const { blocks: _, blockSources: __, texts: ___, leaves: ____, bound: _____, source: ______, ...frame } = page;
    const card = planCard(page, site);
    const data = JSON.stringify(pageModel(page, site, reader.baseUrl, card));
    // A JSON copy, since V8 substrings keep the whole original text in memory.
    const known = JSON.parse(JSON.stringify({ ...frame, card, model: hashesOf(data) })) as KnownPage;
    return { known, data };
  });
  if (findings.length === 0) {
    const kept = { pages: made.map(({ known }) => known), trace: traceOf(site, pages) };
    memory.keep('pages', inputsFor(reader, file), kept);
  }
  return made.map(({ known, data }) => ({ ...takeUp(reader, file, known), data }));
}

const layoutHash = oncePer(({ textHash, data }: SourceFile) => hashOf([textHash, data]));

/** A hash of all page file names. With `each`, an entry may have its own page file instead. */
const namesOf = oncePer(({ pages }: Source) => hashOf(pages.map(({ file }) => file)));

export function modelOf({ site, baseUrl }: Reader, { page, card, data }: ReadPage): string {
  return data ?? JSON.stringify(pageModel(page, site, baseUrl, card));
}

/** A page with only its digest in memory. We resolve the rest when somebody needs it: to locate a finding, or to render it again. */
function takeUp({ site }: Reader, file: SourceFile, { model, card, ...known }: KnownPage): ReadPage {
  const page = { ...known, source: file } as Page;
  const whole = heldWeakly(() => resolvePage(site, file, known, () => {}));
  for (const part of ['blocks', 'blockSources', 'texts', 'leaves', 'bound'] as const)
    Object.defineProperty(page, part, { enumerable: true, get: () => whole()[part] });
  return { page, ...(model && { model }), ...(card && { card }) };
}
