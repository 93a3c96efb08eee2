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

/** Hashes of everything that a page read from its site while we resolved and checked it. If they are the same, so is the page. */
export interface Trace {
  /** By fact path. A hash covers everything below that path. */
  facts: Record<string, string>;
  /** By file name in `pages/images`. */
  images: Record<string, string>;
  /** A hash of all figures, if the page has typed figures, since we compare those with all of them. */
  figures?: string;
  /** A hash of all worded values, if the page has phrases that we compare with them. */
  wordings?: string;
}

export function traceOf(site: SiteFrame, pages: readonly Page[]): Trace {
  const paths = pages.flatMap((page) => pathsReadBy(site, page));
  const files = pages.flatMap(({ digest }) => digest.photographs.map(({ value }) => value));
  const images = Object.fromEntries([...new Set(files)].map((file) => [file, imageHash(site, file)]));
  const texts = pages.flatMap((page) => pageTexts(site, page));
  return { ...traceOfTexts(site, texts, paths), images };
}

/** @param paths paths of the facts that it read */
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

/** True if everything in the trace is unchanged. */
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
  // The collection under `each` decides which pages there are. The others are in the head of every page.
  const others = [each, subject?.path, 'dealer.name', 'dealer.phone'];
  return [...reads, ...others.filter((path) => typeof path === 'string')];
}

/** Paths of the facts that a text reads through references, or because the text is itself a fact path. */
export function readsOfText(site: SiteFrame, { raw, schema }: ReadText, subject: Page['subject']): string[] {
  if (schema?.format === 'fact') return [fullPath(raw, subject)];
  return isTemplate(raw) ? site.facts.engine.readsOf(raw, subject) : [];
}

type ReadText = Pick<Page['texts'][number], 'raw' | 'schema'>;

const factHashes = oncePerFacts((site: SiteFrame) => oncePerText((path) => hashOf(factAt(site, path)), 20_000));

function imageHash({ source }: SiteFrame, file: string): string {
  return source.images.get(file)?.hash ?? '';
}

/** A hash of what we check every text against: the entry names, the facts' names, and which facts have a value. */
export const commonHash = oncePerFacts((site: SiteFrame) => {
  const { consistency } = (site.source.site.data ?? {}) as { consistency?: unknown };
  const called = [...factFigureAt(site).values()].map(({ values, key, wording: _, reference: __, ...fact }) => ({
    ...fact,
    // We find an address in a text by its words, so they count too.
    isKnown: [values.length, fact.kind === 'address' ? key : key !== undefined],
  }));
  const phrases = new Set(annotatedFacts(site, 'wordings').map(({ mark }) => JSON.stringify(mark)));
  return hashOf([[...entriesOf(site)], [...phrases].sort(), consistency, called]);
});

const figuresHash = oncePerFacts((site: SiteFrame) => hashOf(factFiguresOf(site)));

const wordingsHash = oncePerFacts((site: SiteFrame) =>
  hashOf(annotatedFacts(site, 'wordings').map(({ path, value }) => [path, value])),
);
