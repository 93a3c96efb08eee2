import { annotatedFacts, factAt } from '../facts/described-facts.ts';
import { fullPath } from '../facts/subject.ts';
import { isTemplate } from '../facts/template.ts';
import { hashOf } from '../files/source-hash.ts';
import { oncePerFacts, oncePerText } from '../memory/once-per.ts';
import { factFigureAt, factFiguresOf } from '../prose/fact-figures.ts';
import { entriesOf } from '../prose/fact-parts.ts';
import { judgeReferences } from '../prose/references.ts';
import { type AuthoredText, pageTexts } from '../prose/texts.ts';
import { typedIn } from '../prose/typed-figures.ts';
import { wordingsIn } from '../prose/wordings.ts';
import type { Page, SiteFrame } from '../site/site.ts';

/** What a page read of its site while it was resolved and judged, by hashes: as long as they are the same, so is the page. */
export interface Trace {
  /** By path of the fact, with all that is below it. */
  facts: Record<string, string>;
  /** By file in `pages/images`. */
  images: Record<string, string>;
  /** Of all figures, by which typed ones are judged, where there are such. */
  figures?: string;
  /** Of all values that are worded, by which such phrases are judged, where there are any. */
  wordings?: string;
}

/** @param reads paths of further facts that were read */
export function traceOf(site: SiteFrame, pages: readonly Page[], reads: Iterable<string>): Trace {
  const paths = [...pages.flatMap((page) => pathsReadBy(site, page)), ...reads];
  const files = pages.flatMap(({ digest }) => digest.photographs.map(({ value }) => value));
  const images = Object.fromEntries([...new Set(files)].map((file) => [file, imageHash(site, file)]));
  const texts = pages.flatMap((page) => pageTexts(site, page));
  return { ...traceOfTexts(site, texts, paths), images };
}

/** @param paths of the facts that were read */
export function traceOfTexts(site: SiteFrame, texts: readonly AuthoredText[], paths: Iterable<string>): Trace {
  const read = new Set([...paths, ...texts.flatMap((text) => [...judgeReferences(site)(text).equal])]);
  const facts = Object.fromEntries([...read].map((path) => [path, factHashes(site)(path)]));
  const hasFigures = texts.some((text) => typedIn(site, text).length > 0);
  const hasWordings = texts.some((text) => wordingsIn(site)(text).length > 0);
  const words = {
    ...(hasFigures && { figures: figuresHash(site) }),
    ...(hasWordings && { wordings: wordingsHash(site) }),
  };
  return { facts, images: {}, ...words };
}

/** True where everything that the trace names is as it was. */
export function isCurrent(site: SiteFrame, { facts, images, figures, wordings }: Trace): boolean {
  const hashOf = factHashes(site);
  return (
    (figures === undefined || figures === figuresHash(site)) &&
    (wordings === undefined || wordings === wordingsHash(site)) &&
    Object.entries(facts).every(([path, hash]) => hashOf(path) === hash) &&
    Object.entries(images).every(([file, hash]) => imageHash(site, file) === hash)
  );
}

function pathsReadBy(site: SiteFrame, { texts, subject, source }: Page): string[] {
  const each = (source.data as { each?: unknown }).each;
  const reads = texts.flatMap((text) => readsOfText(site, text, subject));
  // What the pages of a list are made from decides which pages there are.
  return [...reads, ...(typeof each === 'string' ? [each] : [])];
}

/** Paths of the facts that a text reads: as a reference, or as the path that it is. */
export function readsOfText(site: SiteFrame, { raw, schema }: ReadText, subject: Page['subject']): string[] {
  if (schema?.format === 'fact') return [fullPath(raw, subject)];
  return isTemplate(raw) ? site.facts.engine.readsOf(raw, subject) : [];
}

type ReadText = Pick<Page['texts'][number], 'raw' | 'schema'>;

const factHashes = oncePerFacts((site: SiteFrame) => oncePerText((path) => hashOf(factAt(site, path)), 20_000));

function imageHash({ source }: SiteFrame, file: string): string {
  return source.images.get(file)?.hash ?? '';
}

/** By what every text is judged: the names of the entries, what the facts are called and which of them have a value. */
export const commonHash = oncePerFacts((site: SiteFrame) => {
  const { consistency } = (site.source.site.data ?? {}) as { consistency?: unknown };
  const called = [...factFigureAt(site).values()].map(({ values, key, wording: _, reference: __, ...fact }) => ({
    ...fact,
    // The words of an address tell an address in any text.
    isKnown: [values.length, fact.kind === 'address' ? key : key !== undefined],
  }));
  const phrases = new Set(annotatedFacts(site, 'wordings').map(({ mark }) => JSON.stringify(mark)));
  return hashOf([[...entriesOf(site)], [...phrases].sort(), consistency, called]);
});

const figuresHash = oncePerFacts((site: SiteFrame) => hashOf(factFiguresOf(site)));

const wordingsHash = oncePerFacts((site: SiteFrame) =>
  hashOf(annotatedFacts(site, 'wordings').map(({ path, value }) => [path, value])),
);
