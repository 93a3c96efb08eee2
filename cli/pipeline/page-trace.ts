import { hash } from 'node:crypto';
import { annotatedFacts, factAt } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import { fullPath } from '../facts/subject.ts';
import { isTemplate } from '../facts/template.ts';
import { oncePerFacts, oncePerText } from '../memory/once-per.ts';
import { factFigureAt, factFiguresOf } from '../prose/fact-figures.ts';
import { entriesOf } from '../prose/fact-parts.ts';
import { judgeReferences } from '../prose/references.ts';
import { type AuthoredText, ownTexts } from '../prose/texts.ts';
import { typedIn } from '../prose/typed-figures.ts';
import { wordingsIn } from '../prose/wordings.ts';
import type { Page, SiteFrame } from '../site/site.ts';

/** What a page read of its site while it was resolved and judged, by hashes: as long as they are the same, so is the page. */
export interface Trace {
  /** By path of the fact, with all that is below it. */
  facts: Record<string, string>;
  /** By file in `pages/images`. */
  images: Record<string, string>;
  words: Judged & { hash: string };
}

/**
 * A page without typed figures is judged by what the facts of the entries that it names are called, any other by the values of all figures; one
 * with a phrase that some value is worded as, by all values that are.
 */
interface Judged {
  readsFigures: boolean;
  readsWordings: boolean;
  /** By path. */
  entries: string[];
}

/** @param reads paths of further facts that were read */
export function traceOf(site: SiteFrame, pages: readonly Page[], reads: Iterable<string>): Trace {
  const paths = [...pages.flatMap((page) => pathsReadBy(site, page)), ...reads];
  const files = pages.flatMap(({ digest }) => digest.photographs.map(({ value }) => value));
  const images = Object.fromEntries([...new Set(files)].map((file) => [file, imageHash(site, file)]));
  const texts = pages.flatMap((page) => ownTexts(site, page));
  return { ...traceOfTexts(site, texts, paths), images };
}

/** @param paths of the facts that were read */
export function traceOfTexts(site: SiteFrame, texts: readonly AuthoredText[], paths: Iterable<string>): Trace {
  const deciding = texts.map(judgeReferences(site));
  const judged = {
    readsFigures: texts.some((text) => typedIn(site, text).length > 0),
    readsWordings: texts.some((text) => wordingsIn(site)(text).length > 0),
    entries: [...new Set(deciding.flatMap(({ entries }) => [...entries]))].sort(),
  };
  const read = new Set([...paths, ...deciding.flatMap(({ equal }) => [...equal])]);
  const facts = Object.fromEntries([...read].map((path) => [path, factHashes(site)(path)]));
  return { facts, images: {}, words: { ...judged, hash: wordsHash(site, judged) } };
}

/** True where everything that the trace names is as it was, and without findings, as it was then. */
export function isCurrent(site: SiteFrame, { facts, images, words }: Trace): boolean {
  const hashOf = factHashes(site);
  const isInvalid = invalidity(site);
  return (
    words.hash === wordsHash(site, words) &&
    Object.entries(facts).every(([path, hash]) => hashOf(path) === hash && !isInvalid(path)) &&
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

const factHashes = oncePerFacts((site: SiteFrame) => {
  const known = new Map<string, string>();
  return (path: string): string => {
    const found = known.get(path) ?? hashOf(factAt(site, path));
    known.set(path, found);
    return found;
  };
});

const invalidity = oncePerFacts(({ invalidFacts }: SiteFrame) =>
  oncePerText((path) => isInvalidFact(path, invalidFacts), 5000),
);

function imageHash({ source }: SiteFrame, file: string): string {
  const image = source.images.get(file);
  return image ? hashOf([image.hash, image.seen]) : '';
}

function wordsHash(site: SiteFrame, { readsFigures, readsWordings, entries }: Judged): string {
  const { ofEntries, figures, worded } = calledHashes(site);
  return hashOf([readsFigures ? figures : entries.map((entry) => ofEntries.get(entry)), readsWordings && worded]);
}

/** By what every page is judged: the names of all entries, and what the facts of none are called. */
export const commonHash = (site: SiteFrame): string => calledHashes(site).common;

/** What the facts are called, and all else by which texts without figures are judged. */
export const namesHash = oncePerFacts((site: SiteFrame) => {
  const { common, ofEntries } = calledHashes(site);
  return hashOf([common, [...ofEntries]]);
});

/** The same in parts, once for all pages: what is called in a text by the name of an entry, by that entry, and all else. */
const calledHashes = oncePerFacts((site: SiteFrame) => {
  const { consistency } = (site.source.site.data ?? {}) as { consistency?: unknown };
  const called = [...factFigureAt(site).values()].map(({ values, key, wording: _, reference: __, ...fact }) => ({
    ...fact,
    isKnown: [values.length, fact.kind === 'address' ? key : key !== undefined],
  }));
  const lexed = called.map(({ kind, unit, nouns }) => JSON.stringify([kind, unit, nouns]));
  const worded = annotatedFacts(site, 'wordings');
  const phrases = new Set(worded.map(({ mark }) => JSON.stringify(mark)));
  // The words of an address tell an address in any text.
  const groups = Map.groupBy(called, ({ kind, entries }) => (kind === 'address' ? undefined : entries[0]));
  const common = hashOf([
    [...entriesOf(site)],
    [...new Set(lexed)].sort(),
    [...phrases].sort(),
    consistency,
    groups.get(undefined),
  ]);
  return {
    common,
    ofEntries: new Map([...groups].map(([entry, facts]) => [entry, hashOf(facts)])),
    // With their values.
    figures: hashOf(factFiguresOf(site)),
    worded: hashOf(worded.map(({ path, value }) => [path, value])),
  };
});

export function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value) ?? '', 'base64url').slice(0, 16);
}
